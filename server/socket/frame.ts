/**
 * A text frame of the WebSocket protocol as one piece (RFC 6455, section 5.2). Two updates leave for every move; written in one go
 * as plain letters they cost little more than half of a header and a payload that are handed over separately.
 */
const TEXT = '\x81';
const SHORT = 125;
const LONG = 0xffff;

/** Letters that are one byte each; null for a text that needs more, or is too long for a small header. */
export function frameOf(text: string): string | null {
  const { length } = text;
  if (length > LONG) return null;
  const high = length >> 8;
  const low = length & 0xff;
  const head = length <= SHORT ? TEXT + String.fromCharCode(length) : `${TEXT}\x7e${String.fromCharCode(high, low)}`;
  // Letters of the head that count as two where letters are counted as text.
  const wide = 1 + (length > SHORT ? (high >> 7) + (low >> 7) : 0);
  // The whole is counted, not the text: an engine that keeps texts in pieces then puts them together once, and writes that.
  const frame = head + text;
  return Buffer.byteLength(frame) === frame.length + wide ? frame : null;
}
