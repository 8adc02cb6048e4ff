import { useLayoutEffect } from 'react';
import type { CSSProperties, ReactNode } from 'react';

import { useSpaceHint } from '../../design/fields/use-space-hint.ts';
import { adoptCss } from './adopt-css.ts';
import { signInShades } from './sign-in-brand.ts';
import { signInCss } from './sign-in-css.ts';
import { markStrokes } from '../../design/theme/mark-strokes.ts';
import { signInFacts, defaultSlogan } from './sign-in-look.ts';
import type { SignInBrand } from './sign-in-look.ts';
import { useWords } from '../../../words/use-words.ts';

export interface SignInLookProps {
  readonly brand: SignInBrand;
  readonly children: ReactNode;
  /** The user's choice; by default the device decides. */
  readonly mode?: 'light' | 'dark' | undefined;
}

const shadeStyle = (barColour: string | undefined): CSSProperties => ({ ...signInShades(barColour) });

/** The two sides of the sign-in page: the brand, and the form. It does not use Fluent. */
export function SignInLook({ brand, children, mode }: SignInLookProps) {
  const { say } = useWords();
  useLayoutEffect(() => adoptCss(`body{margin:0}${signInCss}`), []);
  const hint = useSpaceHint();
  const slogan = (brand.slogan || say(defaultSlogan(brand))).split('\n');
  return (
    <div className="si" data-mode={mode} style={shadeStyle(brand.barColour)}>
      <header className="si-left">
        <div className="si-brand">
          {brand.logoUrl === undefined ? (
            <svg viewBox="0 0 28 28" aria-hidden="true">
              {markStrokes.map((stroke) => (
                <path key={stroke} d={stroke} />
              ))}
            </svg>
          ) : (
            <img src={brand.logoUrl} alt="" />
          )}
          <span>{brand.name}</span>
        </div>
        <div className="si-pitch">
          <p className="si-slogan">
            {slogan.flatMap((line, index) => (index === 0 ? [line] : [<br key={`break-${line}`} />, line]))}
          </p>
          <p className="si-introduction">{say('sign-in.introduction')}</p>
        </div>
        <ul className="si-facts">
          {signInFacts(brand).map(([title, note]) => (
            <li key={title}>
              <b>{say(title)}</b>
              {say(note)}
            </li>
          ))}
        </ul>
      </header>
      <main className="si-right">
        <div className="si-box">{children}</div>
      </main>
      <div role="status" className="si-space" style={hint}>
        {hint && say('sign-in.press-space')}
      </div>
    </div>
  );
}
