import { Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { openHelpArea } from '../../../presentation/help/shared/open-help-area.ts';
import type { OpenHelp } from '../../../presentation/help/shared/open-help.ts';
import type { Presenters } from '../../../presentation/presenters.ts';
import { useLearning, useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { loadPage } from '../../pages/load-page.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import { HelpAnswer } from './HelpAnswer.tsx';
import { MarkedText } from './MarkedText.tsx';
import { helpWords } from '../../../words/areas/help.ts';

const ownWords = { words: [helpWords], prepare: async () => undefined } as const;

const useStyles = makeStyles({
  search: { width: '100%', marginBottom: '8px', [onPhone]: { minHeight: '44px' } },
  question: {
    borderTop: `1px solid ${portal.hairlineSoft}`,
    '& > summary': {
      padding: '9px 2px',
      cursor: 'pointer',
      fontWeight: 600,
      borderRadius: tokens.borderRadiusMedium,
      ':hover': { color: portal.accentSoftWords },
      ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    },
    '& > div': { padding: '0 2px 4px 18px' },
  },
  list: { minHeight: 'min(320px, 40dvh)', marginBottom: '12px' },
  quiet: { margin: '12px 0', color: tokens.colorNeutralForeground3 },
});

/** One presenter for each portal, because a component that suspends renders again from the beginning. */
const presentersOf = new WeakMap<Presenters, Promise<OpenHelp>>();

function presenterOf(presenters: Presenters): Promise<OpenHelp> {
  const known = presentersOf.get(presenters) ?? presenters.of(openHelpArea).openHelp();
  presentersOf.set(presenters, known);
  return known;
}

const Questions = observer(function Questions({ help }: { readonly help: OpenHelp }) {
  const styles = useStyles();
  const { say } = useWords();
  const { query, topics, found, failure } = help;
  return (
    <>
      <Input
        className={styles.search}
        type="search"
        aria-label={say('help.search-open')}
        placeholder={say('help.search-open')}
        contentBefore={<Search20Regular aria-hidden="true" />}
        value={query}
        onChange={(_, { value }) => help.queryTyped(value)}
      />
      <div className={styles.list}>
        {failure && (
          <Notice
            tone="bad"
            live
            actions={
              <PressButton size="small" onPress={async () => help.opened()}>
                {say('common.retry')}
              </PressButton>
            }
          >
            {say(failure.what)}
          </Notice>
        )}
        {found.map(({ id, title, content }) => (
          <details key={`${id} ${help.isOnly(id)}`} className={styles.question} open={help.isOnly(id) || undefined}>
            <summary>
              <MarkedText text={title} query={query} />
            </summary>
            <div>
              <HelpAnswer content={content} />
            </div>
          </details>
        ))}
        <p role="status" className={styles.quiet} hidden={topics === undefined || found.length > 0}>
          {topics !== undefined &&
            found.length === 0 &&
            `${say('help.none-title')}${say('formats.clause-separator')}${say('help.none-body')}`}
        </p>
      </div>
    </>
  );
});

export interface OpenHelpDialogProps {
  readonly onClosed: () => void;
}

/** The help for users who cannot sign in. It opens over the page, so that typed input is kept. */
export const OpenHelpDialog = observer(function OpenHelpDialog({ onClosed }: OpenHelpDialogProps) {
  const presenters = usePresenters();
  use(loadPage(ownWords, useLearning()));
  const help = use(presenterOf(presenters));
  const { say, locale } = useWords();
  useEffect(() => {
    void help.opened();
    return () => help.left();
  }, [help, locale]);
  return (
    <PortalDialog
      open
      kind="info"
      width="medium"
      startsAtField
      title={say('help.open-title')}
      confirmLabel={say('help.open-close')}
      onConfirmed={onClosed}
      onClosed={onClosed}
    >
      {help.isOffered && <Questions help={help} />}
      <SupportLine />
    </PortalDialog>
  );
});
