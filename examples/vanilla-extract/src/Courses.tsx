import { Button, Checklist, TierCard, useToast } from '@agency/ui';
import { kiln } from './brand.css.ts';
import * as styles from './page.css.ts';

const hours = (evenings: number, clay: string) => [
  {
    id: 'course',
    label: 'The course',
    rows: [
      { id: 'evenings', label: 'Evenings', value: evenings },
      { id: 'clay', label: 'Clay', value: clay },
      { id: 'glaze', label: 'Glazes of your own', value: evenings > 4 },
    ],
  },
];

export function Courses() {
  const toast = useToast();
  const enrol = (course: string) => () =>
    toast.show({ title: 'A place is yours', description: course });
  return (
    <>
      <h1 className={styles.title}>Four evenings, one bowl, no experience</h1>
      <Checklist items={['Aprons', 'Both firings', { text: 'Parking', included: false }]} />
      <div className={styles.shelf}>
        <TierCard
          heading="First bowl"
          headline={{ label: 'All in', value: '€180' }}
          groups={hours(4, '5 kg')}
          action={
            <Button tone="highlighted" wide onClick={enrol('First bowl')}>
              Enrol
            </Button>
          }
        />
        <TierCard
          heading="Kiln season"
          className={kiln}
          headline={{ label: 'All in', value: '€340' }}
          groups={hours(8, '12 kg')}
          action={
            <Button tone="highlighted" wide onClick={enrol('Kiln season')}>
              Enrol for the season
            </Button>
          }
        />
      </div>
    </>
  );
}
