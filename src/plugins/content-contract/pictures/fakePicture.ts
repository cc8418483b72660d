const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
};

function fakePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function fakeJpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc000110800000000000000000000000000000000', 'hex').subarray(0, 19);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  // The embedded preview has start and end markers of its own.
  const preview = Buffer.from('ffe1000affd80000ffd90000', 'hex');
  const scan = Buffer.from('ffda000800000000000001020304', 'hex');
  return Buffer.concat([Buffer.of(0xff, 0xd8), preview, frame, scan, Buffer.of(0xff, 0xd9)]);
}

function fakeWebp(width: number, height: number): Buffer {
  const content = Buffer.alloc(40);
  content.write('RIFF\x20\0\0\0WEBPVP8X', 'latin1');
  content.writeUIntLE(width - 1, 24, 3);
  content.writeUIntLE(height - 1, 27, 3);
  return content;
}

function fakeSvg(width: number, height: number): Buffer {
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`;
  return Buffer.from(`<?xml version="1.0"?>\n<!-- A <svg> -->\n${root}<g><path/></g></svg>\n`);
}

/** The bytes of a minimal picture of each kind, for tests. */
export const fakePicture = {PNG: fakePng, JPEG: fakeJpeg, WebP: fakeWebp, SVG: fakeSvg} as const;
