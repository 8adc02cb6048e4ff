import { observer } from 'mobx-react-lite';

import type { AgreementPresenter } from '../../presentation/agreements/agreement-presenter.ts';
import { PressButton } from '../design/actions/PressButton.tsx';
import { Notice } from '../design/panels/Notice.tsx';
import { useWords } from '../../words/use-words.ts';

/** Marks a translation and links to the original, and links back from the original to the user's language. */
export const AgreementLanguage = observer(function AgreementLanguage({
  presenter,
}: {
  readonly presenter: AgreementPresenter;
}) {
  const { say, locale } = useWords();
  const translated = presenter.shownIn === 'en';
  if (!translated && locale === 'zh-CN') return null;
  return (
    <Notice tone="info">
      {say('notices.agreement-translation')}{' '}
      <PressButton size="small" onPress={() => presenter.languageChosen(translated ? 'zh-CN' : 'en')}>
        {say(translated ? 'notices.agreement-original' : 'notices.agreement-translated')}
      </PressButton>
    </Notice>
  );
});
