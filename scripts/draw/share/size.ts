/** What link previews ask for. */
export const width = 1200;
export const height = 630;

/** Where the drawing stands; the words have the left half. */
export const middle = { x: 878, y: height / 2 };
