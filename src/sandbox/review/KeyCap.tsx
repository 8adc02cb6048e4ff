import { makeStyles } from '@fluentui/react-components';
import { onPhone } from '../../views/design/theme/breakpoints.ts';

const useStyles = makeStyles({
  cap: {
    display: 'inline-block',
    minWidth: '18px',
    boxSizing: 'border-box',
    margin: '0 2px',
    padding: '0 4px',
    border: '1px solid currentColor',
    borderRadius: '4px',
    fontFamily: 'inherit',
    fontSize: '11px',
    lineHeight: '16px',
    textAlign: 'center',
    opacity: 0.75,
    [onPhone]: { display: 'none' },
  },
});

/** The label of a keyboard shortcut, hidden from screen readers. */
export function KeyCap({ name }: { readonly name: string }) {
  const styles = useStyles();
  return (
    <kbd aria-hidden="true" className={styles.cap}>
      {name}
    </kbd>
  );
}
