import { isIP } from 'node:net';

/** Whether the text is an IP address, or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return bits > 0 && (length === undefined || (Number(length) >= 1 && Number(length) <= bits));
}
