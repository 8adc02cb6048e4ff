import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { observer } from 'mobx-react-lite';

import { productsPath } from '../../../domain/catalogue/product-paths.ts';
import type { ContextSwitcher } from '../../../presentation/shell/context-switch/context-switcher.ts';
import { productAt } from '../../../presentation/pages/product-entries.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { useLink } from '../../design/actions/use-link.ts';
import { forcedColours, onNarrow } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '4px',
    width: '560px',
    maxWidth: '100%',
    margin: 0,
    padding: 0,
    [onNarrow]: { gridTemplateColumns: '1fr', width: 'auto' },
  },
  tile: {
    display: 'block',
    boxSizing: 'border-box',
    height: '100%',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: '1px solid transparent',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [forcedColours]: { border: '1px solid Canvas' },
  },
  current: {
    backgroundColor: portal.accentSoft,
    ':hover': { backgroundColor: portal.accentSoft },
    [forcedColours]: { border: '2px solid Highlight' },
  },
  soon: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    border: `1px dashed ${portal.hairline}`,
    color: tokens.colorNeutralForeground3,
    ':hover': { backgroundColor: 'transparent' },
  },
  head: { display: 'flex', alignItems: 'baseline', gap: '8px' },
  title: { fontWeight: 600, lineHeight: '20px' },
  quiet: { color: tokens.colorNeutralForeground3, fontWeight: 400, fontSize: '13px' },
  intro: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  mark: {
    marginLeft: 'auto',
    flexShrink: 0,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
    color: portal.accentSoftWords,
  },
  all: { margin: 0, padding: '10px 12px 4px' },
  more: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
});

export interface ProductListProps {
  readonly switcher: ContextSwitcher;
  /** The path of the current page, below the portal's base. */
  readonly path: string;
  readonly onFollowed: () => void;
}

function Tile({
  entry,
  isCurrent,
  onFollowed,
}: {
  readonly entry: ContextSwitcher['products'][number];
  readonly isCurrent: boolean;
  readonly onFollowed: () => void;
}) {
  const styles = useStyles();
  const { say, locale } = useWords();
  const own = locale === 'en' ? 'en' : 'zh';
  return (
    <a
      {...useLink(entry.path, onFollowed)}
      className={mergeClasses(styles.tile, isCurrent && styles.current)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span className={styles.head}>
        <span className={styles.title}>
          {entry.title}
          {entry.nickname[own] !== '' && (
            <span className={styles.quiet}>{say('switchers.nickname', { name: entry.nickname[own] })}</span>
          )}
        </span>
        {isCurrent && <span className={styles.mark}>{say('switchers.product-current')}</span>}
      </span>
      {entry.intro[own] !== '' && <span className={styles.intro}>{entry.intro[own]}</span>}
    </a>
  );
}

/**
 * The products that the user may open, in two columns, with a link to all products below. A text about coming products
 * fills an empty last place (document 1, section 2).
 */
export const ProductList = observer(function ProductList({ switcher, path, onFollowed }: ProductListProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { products } = switcher;
  const present = productAt(path);
  return (
    <>
      <ul className={styles.list}>
        {products.map((entry) => (
          <li key={entry.product}>
            <Tile entry={entry} isCurrent={entry.product === present} onFollowed={onFollowed} />
          </li>
        ))}
        {products.length % 2 === 1 && (
          <li>
            <div className={mergeClasses(styles.tile, styles.soon)}>
              <span className={styles.more}>
                <MoreHorizontal20Regular aria-hidden />
                {say('switchers.soon')}
              </span>
              <span className={styles.intro}>{say('switchers.soon-intro')}</span>
            </div>
          </li>
        )}
      </ul>
      <p className={styles.all}>
        <PortalLink to={productsPath} strong current={path === productsPath} onFollowed={onFollowed}>
          {say('switchers.all-products')}
        </PortalLink>
      </p>
    </>
  );
});
