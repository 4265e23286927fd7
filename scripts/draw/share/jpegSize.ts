/** Reads the frame header, which every JPEG has before its picture. */
export function jpegSize(file: Buffer): { width: number; height: number } {
  let at = 2;
  while (at < file.length) {
    const marker = file.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  throw new Error('Not a JPEG');
}
