import { networks, screens, slowHttp2 } from './plan.ts';
import { coursesOf } from './withCourses.ts';

const origins = { plain: 'http://1', portal: 'http://2' };

test('every page is measured over every line', () => {
  const courses = coursesOf(screens, origins);
  expect(courses).toHaveLength(networks.length * screens.length);
  expect(courses.every((course) => course.origins === origins)).toBe(true);
});

test('where nginx is, some are measured by HTTP/2 as well', () => {
  const byTls = { plain: 'https://3', portal: 'https://4' };
  const courses = coursesOf(screens, origins, byTls);
  expect(courses.slice(networks.length * screens.length)).toEqual(
    ['All research', 'Sign-in'].map((name) => ({
      network: slowHttp2,
      screen: screens.find((screen) => screen.name === name),
      origins: byTls,
    })),
  );
});

test('profiles are painted by their heads, which have no publication', () => {
  const profiles = screens.filter(({ name }) => name.endsWith(' profile'));
  expect(profiles.map(({ name }) => name)).toEqual(['Company profile', 'Analyst profile']);
  for (const { paints, shows } of profiles) {
    expect(shows).toBe('article article');
    expect(paints).not.toContain(shows);
  }
});
