# language: es
Característica: Los navegadores que la gente tiene
  En tres motores se prueba con `npm run test:browser`; acá, lo que se puede saber sin abrir ninguno.

  Regla: Con el servidor en otro origen, un navegador pide permiso por cada encabezado

    @GEN-15
    Escenario: No sale ningún encabezado que la guía de integración no nombre
      Cuando se juntan los encabezados de cada pedido
      Entonces son los que la guía de integración pide admitir

  Regla: Lo que hace falta para instalarlo está, y es lo que dice ser

    @GEN-09
    Escenario: El portal se abre como una aplicación, con íconos de su tamaño
      Cuando se lee cómo se instala el portal
      Entonces el portal se instala así:
        | Portal de clientes   |
        | standalone           |
        | /                    |
        | 192x192 any          |
        | 512x512 any          |
        | 512x512 maskable     |

  Regla: El piso de navegadores es uno solo

    @GEN-15
    Escenario: Quien integra y quien construye leen las mismas versiones
      Cuando se lee el piso de navegadores
      Entonces la guía de integración y el README lo dicen así:
        | Chrome y Edge 105, Samsung Internet 20, Safari e iOS 16.0 |
        | Firefox 110                                               |
