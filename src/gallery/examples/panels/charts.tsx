import { BarChart, type ChartBar } from '../../../views/design/panels/BarChart.tsx';
import { examplesOf, type Tell } from '../../example.ts';

const bars = (tell: Tell, path?: string): readonly ChartBar[] =>
  [32, 189, 0, 315].map((amount, index) => {
    const name = tell(`${index + 1}月`, `Month ${index + 1}`);
    return {
      id: name,
      name,
      path,
      isLate: index === 0,
      figure: amount === 0 ? '' : String(amount),
      spoken: `${name} ${amount}`,
      share: amount / 315,
    };
  });

export const examples = examplesOf('BarChart', {
  usual: ({ tell }) => <BarChart bars={bars(tell)} />,
  'with links': ({ tell }) => <BarChart bars={bars(tell, '/index')} />,
  empty: () => <BarChart bars={[]} />,
});
