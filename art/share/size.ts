import { shareImageSize } from '../../scripts/content/shareImage';

export const { width, height } = shareImageSize;

/** The centre of the drawing; the text is in the left half. */
export const middle = { x: 878, y: height / 2 };
