export function Navbar() {
  return null;
}
