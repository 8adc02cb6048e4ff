import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { productPath } from '../../../domain/catalogue/product-paths.ts';
import { groupCards, type ProductCard } from '../../../presentation/products/product-overview/product-cards.ts';
import type { ProductOverviewPresenter } from '../../../presentation/products/product-overview/product-overview-presenter.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { onNarrow, onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';
import { cardLine, groupWords } from './state-look.ts';
import { UnifiedHint } from './UnifiedHint.tsx';

const useStyles = makeStyles({
  groups: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  grid: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '12px',
    margin: 0,
    padding: '0 16px 16px',
    [onNarrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '14px 16px',
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
    minWidth: 0,
  },
  name: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600 },
  slogan: { color: tokens.colorNeutralForeground2, flexGrow: 1 },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginTop: '6px' },
  line: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3, flexGrow: 1 },
});

function Tile({
  card,
  certification,
}: {
  readonly card: ProductCard;
  readonly certification: Parameters<typeof cardLine>[2];
}) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const ready = card.opening.state === 'openable';
  return (
    <li className={styles.tile}>
      <h3 className={styles.name}>
        <PortalLink to={productPath(card.product)}>{card.title}</PortalLink>
      </h3>
      <span className={styles.slogan}>{card.texts.slogan}</span>
      <span className={styles.foot}>
        <span className={styles.line}>{cardLine(card, say, certification)}</span>
        {card.offered && !card.hasPages && (
          <StateBadge tone="idle" size="small">
            {say('products.not-online')}
          </StateBadge>
        )}
        {card.path !== '' && (
          <LinkButton size="small" to={card.path}>
            {say('products.enter')}
            <span className={hidden}> {card.title}</span>
          </LinkButton>
        )}
        {ready && (
          <LinkButton size="small" to={productPath(card.product)}>
            {say('products.open')}
            <span className={hidden}> {card.title}</span>
          </LinkButton>
        )}
      </span>
    </li>
  );
}

/** Every product, grouped by its state for the company. */
export const ProductCatalogue = observer(function ProductCatalogue({
  presenter,
}: {
  readonly presenter: ProductOverviewPresenter;
}) {
  const styles = useStyles();
  const { say } = useWords();
  return (
    <div className={styles.groups}>
      <UnifiedHint hint={presenter.hint} />
      {groupCards(presenter.cards).map(({ group, cards }) => (
        <Card key={group} title={say(groupWords[group])} note={cards.length}>
          <ul className={styles.grid}>
            {cards.map((card) => (
              <Tile key={card.product} card={card} certification={presenter.content.value?.certification ?? {}} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
});
