export const en = {
  'newArea.start.title': 'New area',
  'newArea.start.greeting': 'Good to see you, {name}.',
  'newArea.start.loading': 'Your name is on its way',
} as const;
