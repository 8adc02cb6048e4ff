import { makeStyles } from '@fluentui/react-components';
import { Notice } from '../../../views/design/panels/Notice.tsx';
import { PressButton } from '../../../views/design/actions/PressButton.tsx';
import { PortalLink } from '../../../views/design/actions/PortalLink.tsx';
import { portal } from '../../../views/design/theme/portal-tokens.ts';
import { PortalLook } from '../../../views/design/theme/PortalLook.tsx';
import type { BarColours } from '../../../views/design/theme/theme.ts';
import { examplesOf, type Scene, type Tell } from '../../example.ts';
import { nothing, samples } from '../../samples.ts';

const useStyles = makeStyles({
  swatches: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: '8px' },
  swatch: { padding: '12px', border: `1px solid ${portal.hairline}`, overflowWrap: 'anywhere' },
  bar: { padding: '12px', marginBottom: '12px', backgroundColor: portal.bar, color: portal.barWords },
  parts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', marginBottom: '12px' },
});

type Token = keyof typeof portal;

/** Text colours and their background colours. */
const pairs: readonly (readonly [words: Token, ground: Token])[] = [
  ['barWords', 'bar'],
  ['tailWords', 'tail'],
  ['accent', 'card'],
  ['accentSoftWords', 'accentSoft'],
  ['avatarWords', 'avatar'],
  ['okInk', 'okGround'],
  ['warnInk', 'warnGround'],
  ['badInk', 'badGround'],
  ['infoInk', 'infoGround'],
  ['okWords', 'okGround'],
  ['warnWords', 'warnGround'],
  ['badWords', 'badGround'],
  ['infoWords', 'infoGround'],
  ['idleWords', 'idleGround'],
  ['warnWords', 'warnRow'],
  ['badWords', 'badRow'],
];

function Swatches() {
  const styles = useStyles();
  return (
    <div className={styles.swatches}>
      {pairs.map(([words, ground]) => (
        <div
          key={`${words} ${ground}`}
          lang="en"
          className={styles.swatch}
          style={{ color: portal[words], backgroundColor: portal[ground] }}
        >
          {`${words} on ${ground}`}
        </div>
      ))}
    </div>
  );
}

function Branded({ tell }: { readonly tell: Tell }) {
  const styles = useStyles();
  return (
    <>
      <div className={styles.bar}>{tell(...samples.company)}</div>
      <div className={styles.parts}>
        <PressButton kind="primary" onPress={nothing}>
          {tell('提交审核', 'Submit for review')}
        </PressButton>
        <PressButton aria-pressed onPress={nothing}>
          {tell('只看未完成', 'Unfinished only')}
        </PressButton>
        <PortalLink to="#here">{tell(...samples.buyer)}</PortalLink>
      </div>
      <Notice tone="info">{tell(...samples.sentence)}</Notice>
    </>
  );
}

/** The theme of a platform, in the colour mode of the page. */
const platform = ({ tell, mode }: Scene, colours: BarColours) => (
  <PortalLook bare mode={mode} colours={colours}>
    <Branded tell={tell} />
  </PortalLook>
);

export const examples = examplesOf('PortalLook', {
  'words on their grounds': () => <Swatches />,
  usual: ({ tell }) => <Branded tell={tell} />,
  'a platform in blue': (scene) => platform(scene, { bar: '#1f4f9e', words: '#ffffff' }),
  'a platform in yellow': (scene) => platform(scene, { bar: '#f2c230', words: '#ffffff' }),
  'a platform in grey': (scene) => platform(scene, { bar: '#777777' }),
});
