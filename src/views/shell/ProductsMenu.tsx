import { makeStyles } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';

import type { ContextSwitcher } from '../../presentation/shell/context-switch/context-switcher.ts';
import { DisclosurePanel } from '../design/panels/DisclosurePanel.tsx';
import { useWords } from '../../words/use-words.ts';
import { BarButton } from './BarButton.tsx';
import { BarPlaceholder } from './BarPlaceholder.tsx';
import { LaterPanel, ProductList } from './later-panels.tsx';
import { plainPath } from '../pages/page.ts';

// The button has its size before the panel's content is known, so that nothing moves when the content arrives.
const useStyles = makeStyles({ slot: { flexShrink: 0, minWidth: '84px', minHeight: '36px', marginRight: '-16px' } });

export interface ProductsMenuProps {
  readonly switcher: ContextSwitcher | undefined;
  /** Whether the menus contain an open product. */
  readonly hasOpen: boolean;
}

/**
 * The products on the bar, with a link to all of them. The bar has no such button if no product is open, because the
 * menus link to all products.
 */
export const ProductsMenu = observer(function ProductsMenu({ switcher, hasOpen }: ProductsMenuProps) {
  const styles = useStyles();
  const { say } = useWords();
  const path = plainPath(useLocation().pathname);
  if (switcher ? switcher.products.length === 0 : !hasOpen) return null;
  return (
    <div className={styles.slot}>
      {switcher ? (
        <DisclosurePanel
          floats
          walks
          label={say('shell.products')}
          renderButton={(parts) => (
            <BarButton {...parts}>
              {say('shell.products')}
              <ChevronDown16Regular />
            </BarButton>
          )}
        >
          {(close) => (
            <LaterPanel>
              <ProductList switcher={switcher} path={path} onFollowed={close} />
            </LaterPanel>
          )}
        </DisclosurePanel>
      ) : (
        <BarPlaceholder>
          {say('shell.products')}
          <ChevronDown16Regular />
        </BarPlaceholder>
      )}
    </div>
  );
});
