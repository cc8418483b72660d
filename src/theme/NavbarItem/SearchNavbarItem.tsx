// Replaces @theme/NavbarItem/SearchNavbarItem: the search stays in the navbar instead of moving to
// the drawer.
import NavbarSearch from '@theme/Navbar/Search';
import type {Props} from '@theme/NavbarItem/SearchNavbarItem';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';

export default function SearchNavbarItem({mobile, className}: Props): ReactNode {
  return mobile ? null : (
    <NavbarSearch className={className}>
      <SearchBar />
    </NavbarSearch>
  );
}
