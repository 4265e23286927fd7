/** The size of link previews. */
export const width = 1200;
export const height = 630;

/** The centre of the drawing; the text is in the left half. */
export const middle = { x: 878, y: height / 2 };
