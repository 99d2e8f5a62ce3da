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
  if (length > LONG || Buffer.byteLength(text) !== length) return null;
  if (length <= SHORT) return TEXT + String.fromCharCode(length) + text;
  return `${TEXT}\x7e${String.fromCharCode(length >> 8, length & 0xff)}${text}`;
}
