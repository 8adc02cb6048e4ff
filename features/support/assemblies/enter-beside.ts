import type { APIResponse, BrowserContext } from 'playwright';
import { apiBases } from '../../../server/http/call-routes.ts';
import { demoPassword } from '../../../server/seed/parties/people.ts';
import type { Call } from '../../../src/contract/call.ts';
import { signInCalls } from '../../../src/contract/documented/entry/sign-in.ts';
import { encryptPassword } from '../../../src/adapters/wire/entry/password-cipher.ts';

const pathOf = ({ base, path }: Pick<Call, 'base' | 'path'>): string => apiBases[base] + path;

/** Signs a browser profile in with the calls of the sign-in page, but without the page. */
export async function enterBeside(context: BrowserContext, origin: string, userName: string): Promise<void> {
  const { request } = context;
  const get = async (path: string): Promise<Record<string, string>> => dataOf(await request.get(origin + path));
  const post = async (path: string, data: unknown): Promise<unknown> => {
    const token = (await context.cookies(origin)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    return dataOf(await request.post(origin + path, { data, headers: { 'X-XSRF-TOKEN': token } }));
  };
  const { picAuthToken = '' } = await get(pathOf(signInCalls.loginSession));
  const { keyId, publicKey = '' } = await get(pathOf(signInCalls.passwordKey));
  const password = await encryptPassword(demoPassword, publicKey, picAuthToken);
  await post(
    pathOf(signInCalls.loginSuccess),
    await post(pathOf(signInCalls.loginPassword), { userName, password, keyId, picAuthToken }),
  );
}

/** The data of an answer; throws for a refusal. */
async function dataOf(answer: APIResponse): Promise<Record<string, string>> {
  const { code, message, data } = (await answer.json()) as {
    readonly code: string;
    readonly message: string;
    readonly data: Record<string, string>;
  };
  if (code !== '0') throw new Error(`The server refused to sign somebody in: ${message}`);
  return data;
}
