import { Styles } from './styles'

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Styles />
        {children}
      </body>
    </html>
  )
}
