/** Of the program; written into every entry of a match. */
export const VERSION = '0.1.0';
