import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { onPhone } from '../../views/design/theme/breakpoints.ts';
import { Notice } from '../../views/design/panels/Notice.tsx';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import { PortalLook } from '../../views/design/theme/PortalLook.tsx';
import { useHiddenText } from '../../views/design/theme/use-hidden-text.ts';
import { ToastRegion } from '../../views/design/panels/ToastRegion.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Place } from '../shared/place.ts';
import type { Note } from '../shared/note-store.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';
import { ConsoleBar } from './ConsoleBar.tsx';
import { useConsole } from './console-context.ts';
import { useFailureWords } from './use-failure-words.ts';

/** Milliseconds for which a confirmation is shown. Error messages stay until they are read. */
const noteLife = 6000;

const useStyles = makeStyles({
  skip: {
    position: 'absolute',
    zIndex: 60,
    top: '8px',
    left: '8px',
    padding: '8px 14px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: portal.card,
    color: portal.accent,
    fontWeight: 600,
    ':not(:focus)': { clipPath: 'inset(50%)' },
    ':focus': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  inside: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1600px',
    margin: '0 auto',
    padding: '12px 24px 24px',
    outlineStyle: 'none',
    [onPhone]: { padding: '8px 16px 16px' },
  },
  banner: { marginBottom: '16px' },
});

const mainId = 'main';

/** The frame of every page: the bar, the notice about the sandbox, and short messages. */
export const ConsoleFrame = observer(function ConsoleFrame({
  place,
  children,
}: {
  readonly place: Place;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const say = useSandboxWords();
  const { locale, say: sayPortal } = useWords();
  const hidden = useHiddenText();
  const failureWords = useFailureWords();
  const { notes } = useConsole();
  const main = useRef<HTMLElement>(null);
  const where = place.page === 'package' ? place.docDatumId : place.page;
  const arrived = useRef(where);

  useEffect(() => {
    document.title = say('sandbox.title');
  }, [say, locale]);

  useEffect(() => {
    // The first page leaves the focus where the browser puts it.
    if (arrived.current === where) return;
    arrived.current = where;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [where]);

  const toastOf = ({ id, tone, title, failure }: Note) => ({
    id: String(id),
    tone,
    title: say(title),
    ...(tone === 'bad' ? {} : { life: noteLife }),
    ...(failure ? { text: failureWords(failure) } : {}),
  });
  return (
    <PortalLook>
      <a
        href={`#${mainId}`}
        className={styles.skip}
        onClick={(event) => {
          // The fragment of the address names the current page, so the link must not replace it.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {say('sandbox.skip')}
      </a>
      <ConsoleBar place={place} />
      <main id={mainId} ref={main} tabIndex={-1} className={styles.inside}>
        <div className={styles.banner}>
          <Notice tone="warn" small title={say('sandbox.banner-title')}>
            {say('sandbox.banner')}{' '}
            <a href="/openapi" target="_blank" rel="noreferrer">
              {say('sandbox.open-api')}
              <span className={hidden}>{sayPortal('common.new-tab')}</span>
            </a>
          </Notice>
        </div>
        {children}
      </main>
      <ToastRegion toasts={notes.notes.map(toastOf)} onDismissed={(id) => notes.dismiss(Number(id))} />
    </PortalLook>
  );
});
