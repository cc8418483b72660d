/**
 * Stands for the package of this name, which copies the static members of a component to the one
 * that wraps it. The router asks for it, and wraps nothing here that has any.
 */
export default function hoistNonReactStatics<Component>(target: Component): Component {
  return target;
}
