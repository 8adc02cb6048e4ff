import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { ArrowUndo16Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { forcedColours } from '../../views/design/theme/breakpoints.ts';
import { portal } from '../../views/design/theme/portal-tokens.ts';
import type { Verdict } from './verdict-storage.ts';

const useStyles = makeStyles({
  icon: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: '18px',
    height: '18px',
    flexShrink: 0,
    marginTop: '1px',
    borderRadius: '50%',
    border: `1.5px solid ${portal.controlLine}`,
    color: portal.card,
  },
  none: { border: `1.5px dashed ${portal.idleWords}` },
  kept: { border: `1.5px solid ${portal.okWords}`, color: portal.okWords },
  PASS: {
    backgroundColor: portal.okWords,
    border: `1.5px solid ${portal.okWords}`,
    [forcedColours]: { color: 'CanvasText' },
  },
  NOPASS: {
    backgroundColor: portal.badWords,
    border: `1.5px solid ${portal.badWords}`,
    [forcedColours]: { color: 'CanvasText' },
  },
});

export type LineMark = Verdict['result'] | 'kept' | 'none';

/** The mark of a document as an icon; the text beside it states the same. */
export function MarkIcon({ mark }: { readonly mark: LineMark }) {
  const styles = useStyles();
  return (
    <span aria-hidden="true" className={mergeClasses(styles.icon, styles[mark])}>
      {mark === 'NOPASS' && <ArrowUndo16Regular />}
      {(mark === 'PASS' || mark === 'kept') && <Checkmark16Regular />}
    </span>
  );
}
