import type { SignInBrand, SignInLanguage } from './sign-in-look.ts';
import type { Locale } from '../../../words/locale.ts';
import { useWords } from '../../../words/use-words.ts';

export interface SignInFootProps {
  readonly brand: Pick<SignInBrand, 'hotline' | 'onlineService' | 'fundersUrl' | 'demo'>;
  readonly languages: readonly SignInLanguage[];
  readonly onLanguage: (locale: Locale) => void;
}

/** The contact, and the links to the other languages. */
export function SignInFoot({
  brand: { hotline, onlineService, fundersUrl, demo },
  languages,
  onLanguage,
}: SignInFootProps) {
  const { say } = useWords();
  return (
    <div className="si-foot">
      {hotline && <span>{say('sign-in.hotline', { phone: hotline })}</span>}
      {onlineService && (
        <a href={onlineService} target="_blank" rel="noopener noreferrer">
          {say('sign-in.online-service')}
        </a>
      )}
      {fundersUrl && <a href={fundersUrl}>{say('sign-in.funders')}</a>}
      {demo && <a href={demo}>{say('sign-in.demo')}</a>}
      {languages.length > 0 && (
        <nav className="si-languages" aria-label={say('sign-in.languages')}>
          {languages.map(({ locale, name, address, current }) =>
            current ? (
              <span key={locale} lang={locale} aria-current="true">
                {name}
              </span>
            ) : (
              <a
                key={locale}
                href={address}
                lang={locale}
                hrefLang={locale}
                onClick={(event) => {
                  event.preventDefault();
                  onLanguage(locale);
                }}
              >
                {name}
              </a>
            ),
          )}
        </nav>
      )}
    </div>
  );
}
