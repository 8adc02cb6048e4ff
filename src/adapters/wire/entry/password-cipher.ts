/**
 * Encrypts a password with the published key (RSA-OAEP with SHA-256, base64). `boundTo` makes the result useless in any
 * other visit; it is empty if the back end has no such binding. WebCrypto is only available on https and on loopback.
 */
export async function encryptPassword(password: string, publicKey: string, boundTo: string): Promise<string> {
  const encoder = new TextEncoder();
  const spki = Uint8Array.from(atob(publicKey), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('spki', spki, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
  const cipher = await crypto.subtle.encrypt(
    { name: 'RSA-OAEP', label: encoder.encode(boundTo) },
    key,
    encoder.encode(password),
  );
  return btoa(String.fromCharCode(...new Uint8Array(cipher)));
}
