import { FooterBar, type FooterBarProps } from '../../../views/design/panels/FooterBar.tsx';
import { PressButton } from '../../../views/design/actions/PressButton.tsx';
import { narrow } from '../../../views/design/theme/breakpoints.ts';
import { useMedia } from '../../../views/design/theme/use-media.ts';
import { money } from '../../../words/format.ts';
import { examplesOf, type Tell } from '../../example.ts';
import { nothing, samples } from '../../samples.ts';

const actions = (tell: Tell) => (
  <>
    <PressButton onPress={nothing}>{tell('取消', 'Cancel')}</PressButton>
    <PressButton kind="primary" onPress={nothing}>
      {tell('提交审核', 'Submit')}
    </PressButton>
  </>
);

const count = (tell: Tell): string => tell('已选 12 笔', '12 selected');

/** One line if there is room for it, as in lists. */
function LineAtDesk(bar: FooterBarProps) {
  const isNarrow = useMedia(narrow);
  return <FooterBar {...bar} slim={isNarrow} line={!isNarrow} />;
}

export const examples = examplesOf('FooterBar', {
  usual: ({ tell }) => <FooterBar count={count(tell)} actions={actions(tell)} />,
  'with a total and a note': ({ tell }) => (
    <FooterBar
      count={count(tell)}
      total={money('1284500.5')}
      note={tell('其中 2 笔不能提交', '2 of them cannot be submitted')}
      actions={actions(tell)}
    />
  ),
  slim: ({ tell }) => (
    <FooterBar
      slim
      count={count(tell)}
      total={money('1284500.5')}
      note={tell('其中 2 笔不能提交', '2 of them cannot be submitted')}
      actions={actions(tell)}
    />
  ),
  'one line': ({ tell }) => (
    <LineAtDesk
      count={count(tell)}
      total={money('1284500.5')}
      note={tell('其中 2 笔不能提交', '2 of them cannot be submitted')}
      actions={actions(tell)}
    />
  ),
  'long text': ({ tell }) => (
    <FooterBar
      count={count(tell)}
      total={money('9007199254740993.07')}
      note={tell(...samples.longSentence)}
      actions={actions(tell)}
    />
  ),
  'long text in one line': ({ tell }) => (
    <LineAtDesk
      count={count(tell)}
      total={money('9007199254740993.07')}
      note={tell(...samples.longSentence)}
      actions={actions(tell)}
    />
  ),
  'long text, slim': ({ tell }) => (
    <FooterBar
      slim
      count={count(tell)}
      total={money('9007199254740993.07')}
      note={tell(...samples.longSentence)}
      actions={actions(tell)}
    />
  ),
});
