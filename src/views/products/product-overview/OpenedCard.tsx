import { makeStyles } from '@fluentui/react-components';

import type { ProductCard } from '../../../presentation/products/product-overview/product-cards.ts';
import type { ProductOverviewPresenter } from '../../../presentation/products/product-overview/product-overview-presenter.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  line: { margin: '0 0 12px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** A product that is open: since when, and the way to it. */
export function OpenedCard({ card, presenter }: { readonly card: ProductCard; readonly presenter: ProductOverviewPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { opened, path, title } = card;
  return (
    <Card title={say('products.opened-title')} padded>
      <p className={styles.line}>
        {opened && opened.by !== '' ? say('products.opened-by', opened) : say('products.opened-unknown')} {path === '' && say('products.opened-no-page')}
      </p>
      <div className={styles.actions}>
        {path !== '' && (
          <LinkButton kind="primary" to={path}>
            {say('products.enter-of', { title })}
          </LinkButton>
        )}
        <PressButton onPress={() => presenter.readPressed()}>{say('products.read')}</PressButton>
      </div>
    </Card>
  );
}
