import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { DemoForm } from '../form/demo-form.tsx'
import { utilityLook } from '../form/utility-look.ts'
import { Demo } from '../site/demo.tsx'
import { Home } from '../site/home.tsx'
import { Plans } from '../site/plans.tsx'
import { Pricing } from '../site/pricing.tsx'
import { Savings } from '../site/savings.tsx'
import '../site/site.css'
import { AuthProvider } from './auth.tsx'
import { Layout } from './layout.tsx'
import { RouterLink } from './router-link.tsx'

const router = createBrowserRouter([
  {
    Component: Layout,
    children: [
      { index: true, element: <Home link={RouterLink} /> },
      { path: 'pricing', element: <Pricing plans={<Plans link={RouterLink} />} savings={<Savings />} /> },
      {
        path: 'demo',
        element: (
          <Demo link={RouterLink}>
            <DemoForm look={utilityLook} />
          </Demo>
        ),
      },
    ],
  },
])

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <AuthProvider>
      <RouterProvider router={router} />
    </AuthProvider>,
  )
}
