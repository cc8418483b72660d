import {describe, expect, it} from 'vitest';
import {announcementFaults} from './announcementFaults';
import {announcementScript} from './announcementScript';
import {announcementStyle} from './announcementStyle';
import {assertShellConfig} from './assertShellConfig';
import {footerFaults} from './footerFaults';
import {navbarFaults} from './navbarFaults';
import {sidebarFaults} from './sidebarFaults';
import {withItemDefaults} from './withItemDefaults';

const link = {to: '/a', label: 'A'};

describe('position', () => {
  it('is right by default', () => {
    const items = [link, {...link, position: 'left'}, {type: 'search'}];
    const {navbar} = withItemDefaults({navbar: {items}}) as {
      navbar: {items: {position: string}[]};
    };
    expect(navbar.items.map(({position}) => position)).toEqual(['right', 'left', 'right']);
  });

  it('does not exist for entries of a menu', () => {
    expect(withItemDefaults({navbar: {items: [{label: 'M', items: [link]}]}})).toEqual({
      navbar: {items: [{position: 'right', label: 'M', items: [link]}]},
    });
  });
});

it('accepts the specification’s terms as those of upstream', () => {
  const items = [
    {type: 'default', ...link},
    {type: 'html', html: '<b>x</b>', position: 'left'},
    {type: 'dropdown', label: 'M', items: [{type: 'html', html: '<hr>'}]},
  ];
  expect(withItemDefaults({navbar: {items}})).toEqual({
    navbar: {
      items: [
        {position: 'right', ...link},
        {type: 'html', value: '<b>x</b>', position: 'left'},
        {
          position: 'right',
          type: 'dropdown',
          label: 'M',
          items: [{type: 'html', value: '<hr>'}],
        },
      ],
    },
  });
});

describe('faults of the navbar', () => {
  it('are none for every type of item', () => {
    expect(
      navbarFaults([
        link,
        {href: 'https://x', html: '<b>x</b>'},
        {label: 'M', items: [link, {type: 'html', value: '<hr>'}]},
        {type: 'dropdown', label: 'M', items: [link]},
        {type: 'localeDropdown', dropdownItemsBefore: [link], dropdownItemsAfter: []},
        {type: 'search'},
        {type: 'html', value: '<hr>'},
        {type: 'doc', docId: 'a'},
        {type: 'docSidebar', sidebarId: 'a'},
        {type: 'docsVersion'},
        {type: 'docsVersionDropdown'},
      ]),
    ).toEqual([]);
  });

  it.each([
    [{type: 'nope'}, 'No NavbarItem component found for type "nope". Use one of default,'],
    [{type: 'custom-nope'}, 'No NavbarItem component found for type "custom-nope".'],
    [{label: 'A'}, 'A link needs one target'],
    [{to: '/a', href: 'https://x', label: 'A'}, 'A link needs one target'],
    [{to: '/a'}, 'A link needs one content'],
    [{type: 'html'}, 'cannot be shown without "value"'],
    [{type: 'doc'}, 'cannot be shown without "docId"'],
    [{type: 'docSidebar'}, 'cannot be shown without "sidebarId"'],
    [{type: 'dropdown', label: 'M', items: []}, 'needs at least one entry'],
    [{type: 'dropdown', label: 'M'}, 'needs at least one entry'],
    [{label: 'M', items: [{type: 'search'}]}, 'cannot be inside a menu'],
    [{label: 'M', items: [{label: 'N', items: [link]}]}, 'cannot be inside a menu'],
    [{label: 'M', items: [{type: 'localeDropdown'}]}, 'cannot be inside a menu'],
    [{label: 'M', items: [{type: 'docsVersionDropdown'}]}, 'cannot be inside a menu'],
    [{type: 'localeDropdown', dropdownItemsAfter: [{type: 'nope'}]}, 'type "nope"'],
    [{to: '/a', label: 'A', activeBaseRegex: '('}, '"activeBaseRegex" is not a regular expression'],
    ['text', 'not an item'],
    [null, 'not an item'],
    [{type: 'localeDropdown', dropdownItemsAfter: 'text'}, 'dropdownItemsAfter "text": not a list'],
    [{label: 'M', items: 'text'}, 'items "text": not a list'],
  ])('%o: %s', (item, fault) => {
    const [first = ''] = navbarFaults([link, item]);
    expect(first).toContain(fault);
    expect(first).toMatch(/^navbar\.items\[1\]/);
  });
});

it('reports a value that is not a list of navbar items', () => {
  expect(navbarFaults('text')).toEqual([
    'navbar.items "text": not a list. Write items between [ and ].',
  ]);
});

describe('faults of the footer', () => {
  it('are none for either form', () => {
    expect(footerFaults({links: [link]})).toEqual([]);
    expect(footerFaults({links: [{href: 'https://x', label: 'X'}, {html: '<hr>'}]})).toEqual([]);
    expect(footerFaults({links: [{title: 'T', items: [link]}]})).toEqual([]);
    expect(footerFaults({links: [{items: [link]}]})).toEqual([]);
    expect(footerFaults({copyright: '©'})).toEqual([]);
    expect(footerFaults({logo: {src: 'img/logo.svg'}})).toEqual([]);
  });

  it.each([
    [{}, 'an empty footer'],
    [{links: []}, 'an empty footer'],
    [{links: [link, {title: 'T', items: [link]}]}, 'columns and links are mixed'],
    [{links: [{title: 'T', items: [link]}, link]}, 'columns and links are mixed'],
    [{links: [{title: 'T', items: []}]}, 'a column without links'],
    [{links: [{title: 'T', items: 'text'}]}, 'a column without links'],
    [{links: [{title: 'T'}]}, 'a column without links'],
    [{links: 'text'}, 'footer.links "text": not a list'],
    [{links: [null]}, 'footer.links[0] null: not a link'],
    [{links: [link, 'text']}, 'footer.links[1] "text": not a link'],
    [{links: [{title: 'T', items: [link, null]}]}, 'footer.links[0].items[1] null: not a link'],
    [{links: [{label: 'A'}]}, 'footer.links[0] {"label":"A"}: A link needs one target'],
    [{links: [{...link, href: 'https://x'}]}, 'A link needs one target'],
    [{links: [{to: '/a'}]}, 'A link needs one content'],
    [{links: [{html: '<hr>', label: 'A'}]}, 'A link needs one content'],
  ])('%o: %s', (footer, fault) => {
    expect(footerFaults(footer)[0]).toContain(fault);
  });
});

it('reports all faults of a footer at once', () => {
  expect(footerFaults({links: [null, {label: 'A'}, {title: 'T', items: []}]})).toHaveLength(4);
});

describe('colours of the announcement', () => {
  it.each([
    [{}, undefined],
    [{backgroundColor: '#000', textColor: '#ffffff'}, undefined],
    [{backgroundColor: '#777777', textColor: '#ffffff'}, 'has a contrast of 4.48:1'],
    [{backgroundColor: '#FFF', textColor: '#1A1A1A'}, undefined],
    [{backgroundColor: '#000'}, 'only one of the two colours'],
    [{textColor: '#000'}, 'only one of the two colours'],
    [{backgroundColor: 'red', textColor: '#fff'}, 'contrast of "red" cannot be computed'],
    [{backgroundColor: '#000', textColor: '#fff1'}, 'contrast of "#fff1" cannot be computed'],
    [{backgroundColor: '#000', textColor: '#ffffff11'}, 'contrast of "#ffffff11" cannot'],
  ])('%o: %s', (bar, fault) => {
    const faults = announcementFaults(bar);
    if (fault) {
      expect(faults[0]).toContain(fault);
    } else {
      expect(faults).toEqual([]);
    }
  });

  it('are written to a style sheet', () => {
    expect(announcementStyle({backgroundColor: '#000', textColor: '#fff'})).toBe(
      ':root{--site-announcement-background:#000;--site-announcement-text:#fff}\n',
    );
    expect(announcementStyle({})).toBe('');
  });
});

describe('items that link to the docs', () => {
  const version = {
    docs: [{id: 'a'}],
    sidebars: {
      full: [{type: 'category', items: [{type: 'doc', id: 'a'}]}],
      empty: [{type: 'html', value: '<hr>'}],
    },
  };
  const known = {version, names: ['current', '2024']};
  const versionsOf = (id: string) => (id === 'default' ? known : undefined);

  it.each([
    [{type: 'docSidebar', sidebarId: 'full'}, undefined],
    [{type: 'doc', docId: 'a'}, undefined],
    [{type: 'docsVersionDropdown'}, undefined],
    [{type: 'docsVersionDropdown', versions: ['current']}, undefined],
    [{type: 'docsVersionDropdown', versions: {'2024': {label: 'old'}}}, undefined],
    [
      {type: 'docsVersionDropdown', versions: ['1999', 'current']},
      'No docs version is named 1999. The known ones are current, 2024.',
    ],
    [
      {type: 'docSidebar', sidebarId: 'empty'},
      'Sidebar with ID "empty" doesn\'t have anything to be linked to.',
    ],
    [{type: 'docSidebar', sidebarId: 'x'}, 'Use one of full, empty (sidebars.ts)'],
    [{type: 'docSidebar', sidebarId: 'toString'}, 'Use one of full, empty (sidebars.ts)'],
    [{type: 'doc', docId: 'x'}, 'Can\'t find a doc with id "x"'],
    [{type: 'docsVersion', docsPluginId: 'x'}, 'No docs plugin has the id "x"'],
    [
      {label: 'M', items: [{type: 'doc', docId: 'x'}]},
      'navbar.items[0].items[0] {"type":"doc","docId":"x"}: Can\'t find a doc with id "x"',
    ],
    [
      {type: 'localeDropdown', dropdownItemsAfter: [{type: 'doc', docId: 'x'}]},
      'navbar.items[0].dropdownItemsAfter[0] {"type":"doc","docId":"x"}: Can\'t find',
    ],
    [
      {type: 'docsVersionDropdown', dropdownItemsBefore: [{type: 'doc', docId: 'x'}]},
      'navbar.items[0].dropdownItemsBefore[0] {"type":"doc","docId":"x"}: Can\'t find',
    ],
    [{type: 'localeDropdown', dropdownItemsAfter: [{type: 'doc', docId: 'a'}]}, undefined],
  ])('%o: %s', (item, fault) => {
    const faults = sidebarFaults([item], versionsOf);
    if (fault) {
      expect(faults[0]).toContain(fault);
    } else {
      expect(faults).toEqual([]);
    }
  });
});

it('reports all faults at once, with file, item and remedy', () => {
  const themeConfig = {
    navbar: {items: [{type: 'nope'}]},
    footer: {},
    announcementBar: {backgroundColor: '#fff', textColor: '#eee'},
    docs: {sidebar: {hideable: true}},
  };
  expect(() => assertShellConfig(themeConfig)).toThrowErrorMatchingInlineSnapshot(`
    [Error: The page shell cannot be built:
    - src/plugins/themeConfig.ts: navbar.items[0] {"type":"nope"}: No NavbarItem component found for type "nope". Use one of default, dropdown, localeDropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown, or register your own as "custom-…" in src/theme/NavbarItem/ComponentTypes.tsx and src/plugins/shell-config/itemTypes.ts.
    - src/plugins/themeConfig.ts: footer {}: an empty footer. Give it links, a logo or a copyright, or leave \`footer\` out.
    - src/plugins/themeConfig.ts: announcementBar: #eee on #fff has a contrast of 1.16:1, and text needs 4.5:1. Choose a darker or a lighter colour (src/site.ts, announcement).
    - src/plugins/themeConfig.ts: docs.sidebar.hideable: the sidebar of this site cannot be hidden; the button of Docusaurus that brings it back answers to every key, Tab among them. Set it to false.]
  `);
});

it('hides only the announcement that was closed, and cannot break out of its script', () => {
  const script = announcementScript('</script>', '-x');
  expect(script).not.toContain('</script>');
  expect(script).toContain('"docusaurus.announcement.id-x"');
});
