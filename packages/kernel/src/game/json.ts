/** What state, commands, events and views are made of: no class instances, functions, Maps, dates or `undefined`. */
export type JsonPrimitive = string | number | boolean | null;
export type Json = JsonPrimitive | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}
