/** What the process says of itself to whoever called it. */
export const DONE = 0;
/** Some input could not be read; everything else was adjudicated. */
export const UNREADABLE = 1;
/** The command line itself makes no sense. */
export const USAGE = 2;
/** A fault of the program's own. */
export const BUG = 70;
