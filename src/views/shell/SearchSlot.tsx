import { makeStyles } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useCallback, useEffect, useState } from 'react';
import { useMedia } from '../design/theme/use-media.ts';
import { onShortBar, shortBar } from '../design/theme/breakpoints.ts';
import { BarButton } from './BarButton.tsx';
import { BarPlaceholder } from './BarPlaceholder.tsx';
import { useBarStyles } from './use-bar-styles.ts';
import { usePresenters } from '../pages/presenters-context.ts';
import { useAround } from './use-around.ts';
import { searchWords } from '../../words/areas/shell.ts';
import { evidenceWords } from '../../words/areas/evidence.ts';

const useStyles = makeStyles({
  slot: { width: '188px', minHeight: '44px', display: 'flex', alignItems: 'center', [onShortBar]: { width: '44px' } },
});

/**
 * Reserves the place of the search on the bar. The search is loaded at the first sign of the user; Ctrl+K or ⌘K opens
 * it on every page.
 */
export function SearchSlot() {
  const styles = useStyles();
  const { finding } = usePresenters();
  const bar = useBarStyles();
  const isShort = useMedia(shortBar);
  const [open, setOpen] = useState(false);
  const closed = useCallback(() => setOpen(false), []);
  const part = useAround(true, [searchWords, evidenceWords], finding, ({ PaletteOnBar }, palette) => ({
    PaletteOnBar,
    palette,
  }));
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      // Does not open over a dialog, which must be answered first.
      if (document.querySelector('[aria-modal="true"], dialog:modal') === null) setOpen(true);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  return (
    <div className={styles.slot}>
      {part ? (
        <part.PaletteOnBar
          palette={part.palette}
          Button={BarButton}
          isIcon={isShort}
          open={open}
          onOpened={() => setOpen(true)}
          onClosed={closed}
        />
      ) : (
        <BarPlaceholder isIcon={isShort} className={isShort ? '' : bar.field}>
          <Search20Regular />
        </BarPlaceholder>
      )}
    </div>
  );
}
