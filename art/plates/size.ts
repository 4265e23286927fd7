export const width = 640;
export const height = 360;
