import type { APIResponse, BrowserContext } from 'playwright';
import { demoPassword } from '../../../server/seed/parties/people.ts';
import { encryptPassword } from '../../../src/adapters/wire/entry/password-cipher.ts';

const calls = {
  loginSession: '/api/sso/v1/sso/standalone/client/login-session',
  passwordKey: '/api/sso/v1/sso/client/passwords/public-keys/cache',
  loginPassword: '/api/sso/v1/sso/standalone/client/login/password',
  loginSuccess: '/api/sso/v1/sso/client/login/success',
} as const;

/** Signs a profile of the browser in by the calls of the sign-in page, but without the page. */
export async function enterBeside(context: BrowserContext, origin: string, userName: string): Promise<void> {
  const { request } = context;
  const get = async (path: string): Promise<Record<string, string>> => dataOf(await request.get(origin + path));
  const post = async (path: string, data: unknown): Promise<unknown> => {
    const token = (await context.cookies(origin)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    return dataOf(await request.post(origin + path, { data, headers: { 'X-XSRF-TOKEN': token } }));
  };
  const { picAuthToken = '' } = await get(calls.loginSession);
  const { keyId, publicKey = '' } = await get(calls.passwordKey);
  const password = await encryptPassword(demoPassword, publicKey, picAuthToken);
  await post(calls.loginSuccess, await post(calls.loginPassword, { userName, password, keyId, picAuthToken }));
}

async function dataOf(answer: APIResponse): Promise<Record<string, string>> {
  const { code, message, data } = (await answer.json()) as {
    readonly code: string;
    readonly message: string;
    readonly data: Record<string, string>;
  };
  if (code !== '0') throw new Error(`The server refused to sign somebody in: ${message}`);
  return data;
}
