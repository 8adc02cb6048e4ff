import { BusyRing } from '../../../views/design/actions/BusyRing.tsx';
import { CopyText } from '../../../views/design/actions/CopyText.tsx';
import { examplesOf } from '../../example.ts';
import { samples, trace } from '../../samples.ts';

export const examples = [
  ...examplesOf('BusyRing', {
    usual: () => <BusyRing />,
    'beside words': ({ tell }) => (
      <span>
        <BusyRing /> {tell('正在核对', 'Being checked')}
      </span>
    ),
  }),
  ...examplesOf('CopyText', {
    usual: ({ tell }) => <CopyText text={trace} label={tell('复制追踪号', 'Copy the trace number')} />,
    shortened: ({ tell }) => (
      <CopyText
        text={trace}
        shown={`${trace.slice(0, 8)}…`}
        label={tell('复制完整追踪号', 'Copy the whole trace number')}
      />
    ),
    'long text': ({ tell }) => (
      <CopyText text={tell(...samples.longNumber)} label={tell('复制合同编号', 'Copy the contract number')} />
    ),
  }),
];
