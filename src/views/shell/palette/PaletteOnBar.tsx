import { makeStyles } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import type { ComponentType } from 'react';
import type { PalettePresenter } from '../../../presentation/shell/palette/palette-presenter.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import type { BarButtonProps } from '../BarButton.tsx';
import { useBarStyles } from '../use-bar-styles.ts';
import { PaletteDialog } from './PaletteDialog.tsx';

const over = (share: string): string => `color-mix(in srgb, ${portal.barWords} ${share}, transparent)`;

const useStyles = makeStyles({
  keys: {
    marginLeft: 'auto',
    padding: '0 6px',
    border: `1px solid ${over('35%')}`,
    borderRadius: '4px',
    fontSize: '12px',
    lineHeight: '18px',
  },
});

export interface PaletteOnBarProps {
  readonly palette: PalettePresenter;
  /** The component by which the bar renders a button. */
  readonly Button: ComponentType<BarButtonProps>;
  readonly isIcon: boolean;
  readonly open: boolean;
  readonly onOpened: () => void;
  readonly onClosed: () => void;
}

/** The button that opens the search, and the open search itself. */
export function PaletteOnBar({ palette, Button, isIcon, open, onOpened, onClosed }: PaletteOnBarProps) {
  const styles = useStyles();
  const bar = useBarStyles();
  const { say } = useWords();
  const keys = /Mac|iPhone|iPad/u.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
  return (
    <>
      {isIcon ? (
        <Button isIcon label={say('search.title')} aria-haspopup="dialog" onPress={onOpened}>
          <Search20Regular />
        </Button>
      ) : (
        <Button className={bar.field} aria-haspopup="dialog" onPress={onOpened}>
          <Search20Regular />
          {say('search.title')}
          <span aria-hidden="true" className={styles.keys}>
            {keys}
          </span>
        </Button>
      )}
      {open && <PaletteDialog palette={palette} onClosed={onClosed} />}
    </>
  );
}
