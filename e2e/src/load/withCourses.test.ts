import { networks, screens, slowHttp2, slowLine } from './plan.ts';
import { coursesOf } from './withCourses.ts';

const origins = { plain: 'http://1', plainEarly: 'http://2', portal: 'http://3', documented: 'http://4' };

test('every page is measured over every line, federation as documented where it is asked for', () => {
  const courses = coursesOf(screens, origins);
  expect(courses).toHaveLength(networks.length * screens.length);
  const documented = courses.filter((course) => 'documented' in course.origins);
  expect(documented.map(({ screen, network }) => [screen.name, network])).toEqual([
    ['All research', slowLine],
    ['Sign-in', slowLine],
  ]);
  for (const course of courses)
    expect(Object.keys(course.origins).slice(0, 3)).toEqual(['plain', 'plainEarly', 'portal']);
});

test('where nginx is, some are measured by HTTP/2 as well', () => {
  const courses = coursesOf(screens, origins, { portal: 'https://5' });
  expect(courses.slice(networks.length * screens.length)).toEqual(
    ['All research', 'Sign-in'].map((name) => ({
      network: slowHttp2,
      screen: screens.find((screen) => screen.name === name),
      origins: { portal: 'https://5' },
    })),
  );
});
