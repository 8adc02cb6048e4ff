import { useState, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { encryptPassword } from '../../../src/adapters/wire/entry/password-cipher.ts';

interface Answer {
  readonly data: Readonly<Record<string, unknown>>;
}

function xsrf(): Record<string, string> {
  const kept = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return kept === undefined ? {} : { 'X-XSRF-TOKEN': decodeURIComponent(kept) };
}

async function asked(path: string, body?: Readonly<Record<string, unknown>>): Promise<Answer['data']> {
  const answer = await fetch(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...xsrf(), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // The reference back end's own answer.
  return ((await answer.json()) as Answer).data;
}

/** The calls of the documents, in sequence because each needs the answer of the one before. */
async function signedIn(userName: string, password: string): Promise<readonly string[]> {
  const { picAuthToken } = await asked('/sso/v1/sso/standalone/client/login-session');
  const { publicKey, keyId } = await asked('/sso/v1/sso/client/passwords/public-keys/cache');
  const { token } = await asked('/sso/v1/sso/standalone/client/login/password', {
    userName,
    password: await encryptPassword(password, String(publicKey), String(picAuthToken)),
    keyId,
    picAuthToken,
  });
  await asked('/sso/v1/sso/client/login/success', { token });
  const { menus3 } = await asked(
    '/web/v2/auth/security?user3Required=true&candidateRoles3Required=true&roles3Required=true&menus3Required=true&currentRole3=true',
  );
  return (menus3 as readonly { readonly menuName: string }[]).map(({ menuName }) => menuName);
}

/** The smallest React page that can sign in and show a home page with the names of the menus as links. */
function Bare() {
  const [menus, setMenus] = useState<readonly string[]>();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    void signedIn(name, password).then(setMenus);
  };
  if (menus)
    return (
      <main>
        <ul>
          {menus.map((each) => (
            <li key={each}>
              <a href="./">{each}</a>
            </li>
          ))}
        </ul>
      </main>
    );
  return (
    <form onSubmit={submitted}>
      <input id="sign-in-user-name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        id="sign-in-password"
        type="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit">登录</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bare />);
