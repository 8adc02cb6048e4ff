import { makeStyles, tokens } from '@fluentui/react-components';
import { onNarrow, onPhone } from '../design/theme/breakpoints.ts';
import { portal } from '../design/theme/portal-tokens.ts';

/** The table on which pages lie is dark in every mode, as light tables in reading rooms are not. */
const table = '#3b4442';

export const useViewerStyles = makeStyles({
  pane: { height: '100%', minHeight: 0, minWidth: 0 },
  viewer: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    height: '100%',
    overflow: 'hidden',
    backgroundColor: portal.card,
    border: `1px solid ${portal.hairline}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', alignItems: 'center', gap: '8px', padding: '8px 12px 0 16px' },
  name: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0, flexGrow: 1 },
  trail: { minWidth: 0, display: 'flex', padding: '2px 8px', borderBottom: `1px solid ${portal.hairlineSoft}`, '& > button': { minWidth: 0, maxWidth: '100%' } },
  trailName: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  chooser: { flexGrow: 1, minWidth: 0, display: 'flex' },
  whole: { height: '100%' },
  // Beside each other where there is room, else one above the other.
  pair: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)', [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  files: { flexShrink: 0, display: 'flex', alignItems: 'center', gap: '4px', fontSize: '12px', color: tokens.colorNeutralForeground3 },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px', padding: '4px 8px 6px', borderBottom: `1px solid ${portal.hairline}` },
  group: { display: 'flex', alignItems: 'center', gap: '2px' },
  spring: { flexGrow: 1 },
  number: {
    width: '44px',
    height: '28px',
    boxSizing: 'border-box',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: `1px solid ${portal.fieldLine}`,
    borderRadius: tokens.borderRadiusMedium,
    padding: '0 6px',
  },
  figure: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', padding: '0 4px', minWidth: '28px', textAlign: 'center' },
  scroll: {
    position: 'relative',
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    scrollbarGutter: 'stable',
    backgroundColor: table,
    // Both ways of the hand stay with the browser: a pinch enlarges the page, a stroke scrolls it.
    touchAction: 'pan-x pan-y pinch-zoom',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
  },
  skeleton: { flexGrow: 1, minHeight: 0, overflow: 'hidden', display: 'flex', justifyContent: 'center', backgroundColor: table },
  // Paper is white in every theme, and so are the words on it.
  blankPage: { width: '100%', maxWidth: '600px', minHeight: '160px', boxSizing: 'border-box', margin: '12px', padding: '24px', display: 'flex', flexDirection: 'column', gap: '18px', backgroundColor: '#fff', color: '#5b6664', fontSize: '13px', lineHeight: '18px' },
  opening: { overflowWrap: 'anywhere' },
  strip: { position: 'relative', minWidth: '100%' },
  page: { position: 'absolute', left: '50%', translate: '-50% 0', backgroundColor: '#fff', color: '#1b1f1e', boxShadow: '0 1px 6px rgba(0, 0, 0, .4)', overflow: 'hidden' },
  drawing: { position: 'absolute', inset: 0, '& canvas': { display: 'block', width: '100%', height: '100%' } },
  pageNotice: { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', padding: '12px', textAlign: 'center' },
  centre: { flexGrow: 1, display: 'grid', placeItems: 'center', padding: '24px', minHeight: '160px', color: tokens.colorNeutralForeground3 },
  notice: { width: '100%', maxWidth: '520px' },
  wait: { display: 'flex', alignItems: 'center', gap: '8px' },
  dialog: {
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    boxSizing: 'border-box',
    margin: 0,
    padding: '16px',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    '::backdrop': { backgroundColor: 'rgba(6, 35, 31, .55)' },
    [onPhone]: { padding: 0 },
  },
});
