import type { ReactNode } from 'react';
import { Toast, type ToastView } from '../../../views/design/panels/Toast.tsx';
import { ToastRegion } from '../../../views/design/panels/ToastRegion.tsx';
import { PortalLink } from '../../../views/design/actions/PortalLink.tsx';
import { examplesOf, type Tell } from '../../example.ts';
import { nothing, samples } from '../../samples.ts';

const views = (tell: Tell) =>
  ({
    ok: { id: 'ok', tone: 'ok', title: tell('已保存', 'Saved') },
    info: { id: 'info', tone: 'info', title: tell('正在导出', 'Exporting'), text: tell(...samples.sentence) },
    warn: { id: 'warn', tone: 'warn', title: tell('还差两份资料', 'Two documents are missing') },
    bad: {
      id: 'bad',
      tone: 'bad',
      title: tell('没有提交成功', 'Not submitted'),
      text: tell('请稍后再试。', 'Please try again later.'),
      action: <PortalLink to="#here">{tell('查看原因', 'See why')}</PortalLink>,
    },
    long: {
      id: 'long',
      tone: 'bad',
      title: tell(...samples.longCompany),
      text: `${tell(...samples.longSentence)} ${tell(...samples.longNumber)}`,
    },
  }) as const satisfies Readonly<Record<string, ToastView>>;

const one = (toast: ToastView) => <Toast toast={toast} onDismissed={nothing} />;

/** Elements with a fixed position are placed relative to this box instead of the screen. */
function Screen({ children }: { readonly children: ReactNode }) {
  return <div style={{ position: 'relative', transform: 'translateZ(0)', minHeight: '640px' }}>{children}</div>;
}

export const examples = [
  ...examplesOf('Toast', {
    success: ({ tell }) => one(views(tell).ok),
    information: ({ tell }) => one(views(tell).info),
    warning: ({ tell }) => one(views(tell).warn),
    'error with an action': ({ tell }) => one(views(tell).bad),
    'long text': ({ tell }) => one(views(tell).long),
  }),
  ...examplesOf('ToastRegion', {
    empty: () => <ToastRegion toasts={[]} onDismissed={nothing} />,
    several: ({ tell }) => (
      <Screen>
        <ToastRegion toasts={[views(tell).ok, views(tell).bad, views(tell).long]} onDismissed={nothing} />
      </Screen>
    ),
  }),
];
