import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { observer } from 'mobx-react-lite';

import type { ProductGuidance } from '../../../presentation/home/home/guidance.ts';
import type { HomePresenter } from '../../../presentation/home/home/home-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useHiddenText } from '../../design/theme/use-hidden-text.ts';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  ways: { borderTop: `1px solid ${portal.hairlineSoft}`, padding: '10px 16px 12px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '8px' },
  about: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  way: { display: 'flex', alignItems: 'baseline', gap: '4px 16px', [onPhone]: { flexDirection: 'column' } },
  name: {
    margin: 0,
    flexShrink: 0,
    width: '132px',
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 600,
    [onPhone]: { width: 'auto', marginTop: '6px' },
  },
  steps: { listStyleType: 'none', display: 'flex', flexWrap: 'wrap', gap: '0 20px', margin: 0, padding: 0 },
  step: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    [onPhone]: { minHeight: '44px' },
  },
  mark: {
    display: 'inline-flex',
    justifyContent: 'center',
    width: '16px',
    fontSize: '12px',
    color: tokens.colorNeutralForeground3,
  },
  held: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  done: { color: tokens.colorStatusSuccessForeground1 },
});

interface WayProps {
  readonly way: ProductGuidance;
  readonly heldPaths: HomePresenter['restrictedPaths'];
  readonly onFollowed: (id: string) => void;
}

function Way({ way, heldPaths, onFollowed }: WayProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const { say } = useWords();
  const name = way.name === '' ? say('home.guidance-other') : way.name;
  return (
    <div className={styles.way}>
      <h3 className={styles.name}>{name}</h3>
      <ol className={styles.steps} aria-label={name}>
        {way.steps.map(({ id, title, path, done }, index) => {
          const held = heldPaths.get(path);
          return (
            <li key={id} className={styles.step}>
              <span className={mergeClasses(styles.mark, done && styles.done)} aria-hidden>
                {done ? <CheckmarkCircle16Filled /> : index + 1}
              </span>
              {held === undefined ? (
                <PortalLink to={path} onFollowed={() => onFollowed(id)}>
                  {title}
                </PortalLink>
              ) : (
                <span>
                  {title} <span className={styles.held}>{say(`packages.held-${held}`)}</span>
                </span>
              )}
              {done && <span className={hidden}>{say('home.guidance-followed')}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/**
 * The first steps in each product. Users can hide them for a day, and a product's steps disappear once they are done
 * (F-081, F-082).
 */
export const GuidanceWays = observer(function GuidanceWays({ presenter }: { readonly presenter: HomePresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { productGuidance, guidance, restrictedPaths } = presenter;
  if (productGuidance.length === 0) return null;
  return (
    <div className={styles.ways}>
      <div className={styles.head}>
        <span className={styles.about}>{say('home.guidance')}</span>
        <PressButton size="small" kind="subtle" onPress={() => guidance.dismissed()}>
          {say('home.guidance-away')}
        </PressButton>
      </div>
      {productGuidance.map((way) => (
        <Way key={way.code} way={way} heldPaths={restrictedPaths} onFollowed={guidance.stepFollowed} />
      ))}
    </div>
  );
});
