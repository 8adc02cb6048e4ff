import { makeStyles } from '@fluentui/react-components';

/**
 * The styles that place the text layer exactly over the drawing. The PDF reader writes these variables; the layer
 * scales by them.
 */
export const useTextLayerStyles = makeStyles({
  layer: {
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    letterSpacing: 'normal',
    textAlign: 'initial',
    forcedColorAdjust: 'none',
    transformOrigin: '0 0',
    '--min-font-size': '1',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '& span, & br': {
      color: 'transparent',
      position: 'absolute',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0% 0%',
      userSelect: 'text',
    },
    '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
      transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
    },
    '& .markedContent': { display: 'contents' },
    '& ::highlight(viewer-found)': { backgroundColor: 'rgba(255, 196, 0, .45)' },
    '& ::highlight(viewer-current)': { backgroundColor: 'rgba(255, 122, 0, .6)' },
    '& ::selection': { backgroundColor: 'rgba(18, 128, 114, .3)' },
    '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
    '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
    '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
  },
});
