/**
 * The text of a Wi-Fi join code, as phone cameras read it (`WIFI:T:WPA;S:…;P:…;;`). Backslash, semicolon, comma,
 * colon and double quote are escaped with a backslash.
 *
 * @param name the network's name; @param password `''` for an open network
 */
export function wifiJoinText(name: string, password: string): string {
  const escape = (text: string): string => text.replace(/[\\;,:"]/g, '\\$&');
  return password === '' ? `WIFI:T:nopass;S:${escape(name)};;` : `WIFI:T:WPA;S:${escape(name)};P:${escape(password)};;`;
}
