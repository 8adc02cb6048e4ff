import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useMaterials } from './materials-context.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: '12px 0',
    padding: 0,
    display: 'grid',
    gap: '8px',
    maxHeight: '320px',
    overflowY: 'auto',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  what: { color: tokens.colorNeutralForeground2 },
});

/** The notice that the funder's requirements have changed, and the dialog with the changes. */
export const StandardNewsParts = observer(function StandardNewsParts() {
  const styles = useStyles();
  const { say } = useWords();
  const { standardNews: news } = useMaterials().actions;
  const { lines, mayTakeOver, shown, busy } = news;
  if (lines.length === 0) return null;
  return (
    <>
      <Notice
        tone="warn"
        live
        actions={
          <PressButton size="small" onPress={() => news.opened()}>
            {say('standards.news-look')}
          </PressButton>
        }
      >
        {say(mayTakeOver ? 'standards.news' : 'standards.news-kept', { count: lines.length })}
      </Notice>
      <PortalDialog
        open={shown}
        kind={mayTakeOver ? 'confirm' : 'info'}
        title={say('standards.news-title')}
        {...(mayTakeOver ? { confirmLabel: say('standards.news-take'), cancelLabel: say('standards.news-later') } : {})}
        onConfirmed={async () => (mayTakeOver ? news.takePressed() : news.closed())}
        onClosed={() => news.closed()}
      >
        {say(mayTakeOver ? 'standards.news-body' : 'standards.news-body-kept')}
        <ul className={styles.list}>
          {lines.map(({ name, changes }) => (
            <li key={name}>
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.what}>
                {changes.map((each) => say(each)).join(say('formats.list-separator'))}
              </span>
            </li>
          ))}
        </ul>
        <PressButton
          size="small"
          kind="subtle"
          unavailable={busy ? say('common.busy') : undefined}
          onPress={() => news.keepPressed()}
        >
          {say(mayTakeOver ? 'standards.news-keep' : 'standards.news-noted')}
        </PressButton>
      </PortalDialog>
    </>
  );
});
