import { encode } from 'uqr';

/** A QR code as one path of dark squares; a square is 1 by 1, with the quiet edge around. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  let path = '';
  data.forEach((line, y) => {
    line.forEach((dark, x) => {
      if (dark) path += `M${x} ${y}h1v1h-1z`;
    });
  });
  return { size, path };
}
