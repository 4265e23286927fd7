/** The release, as package.json has it (a test compares them). A constant, so that build and browser cannot differ. */
export const version = '1.0.0';
