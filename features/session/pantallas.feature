# language: es
Característica: Lo que rodea a las pantallas

  Regla: Antes de ingresar, cada enlace de la empresa lleva a su lugar

    @HOM-14 @camino
    Escenario: La barra y el pie
      Dado que nadie ingresó
      Cuando abre "el ingreso"
      Entonces los enlaces de la empresa llevan a:
        | La empresa    | https://www.example.com.ar              |
        | Dónde comprar | https://www.example.com.ar/donde-comprar |
        | Quiénes somos | https://www.example.com.ar/nosotros      |
        | Blog          | https://www.example.com.ar/blog          |
        | Ayuda         | https://www.example.com.ar/ayuda         |
      Y quien no ve la pantalla oye:
        | Enlaces del sitio |
        | Contacto          |

    @HOM-14
    Escenario: El nombre de la empresa lleva al ingreso
      Dado que nadie ingresó
      Cuando abre "no es cliente"
      Y toca "Luma Créditos"
      Entonces llega a "el ingreso"

    @HOM-14
    Escenario: Con el teclado se salta al contenido
      Dado que nadie ingresó
      Cuando salta al contenido
      Entonces está en el contenido
      Y está en "/validacion-dni"
      Y el salto al contenido lleva a "#contenido"

  Regla: Quién es el prestamista y qué no pide se lee donde importa

    @GEN-13
    Esquema del escenario: Antes de ingresar, en <pantalla>
      Dado que nadie ingresó
      Cuando abre "<pantalla>"
      Entonces al pie lee "Luma Créditos S.A. · CUIT 30-71894563-8"
      Y al pie lee "Nunca te pedimos la clave por WhatsApp ni por teléfono."

      Ejemplos:
        | pantalla      |
        | el ingreso    |
        | no es cliente |

  Regla: Lo que no se puede cargar deja seguir

    @SES-19
    Escenario: Sin la situación de la cuenta se puede ir al inicio
      Dado que Marta ingresó y está en "la cuponera"
      Y que la consulta de "la situación de la cuenta" no llega
      Cuando abre el portal
      Entonces la pantalla dice:
        | No pudimos cargar tus datos                                             |
        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |
        | Si nos escribís, pasanos este código: INICIO_PORTAL                                               |
        | Probar de nuevo                                                         |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @SES-16
    Esquema del escenario: De lo que no se puede leer se pide un solo código: <consulta>
      Dado que Marta ingresó y está en "<pantalla>"
      Y que la consulta de "<consulta>" no se puede leer
      Cuando abre el portal
      Entonces la pantalla dice:
        | No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: <código> (<otro>) |
      Y no se lee ni queda guardado "pasanos este código: <otro>"

      Ejemplos:
        | pantalla    | consulta                  | código                | otro                  |
        | la cuponera | la situación de la cuenta | session.accountStatus | INICIO_PORTAL         |
        | mis pagos   | los pagos                 | payments.listPayments | MY_PAYMENT_INIT_ERROR |

    @GEN-01 @SES-16
    Esquema del escenario: Un día que no existe no se inventa: <día>
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado  | vence | pesos |
        | 1     | PENDING | <día> | 12625 |
      Cuando mira sus préstamos
      Entonces la pantalla dice:
        | No pudimos cargar tus préstamos                                                           |
        | No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: loans.listLoans (LOAN_PAYMENT_VOUCHER) |

      Ejemplos:
        | día        |
        | 2026-02-30 |
        | 21/11/2026 |

  Regla: Un navegador viejo en el que el portal anda lo dice, y se puede seguir

    @GEN-16
    Escenario: Se dice qué puede pasar y cómo verlo bien, arriba de la pantalla
      Dado que nadie ingresó
      Cuando abre "el ingreso" en un navegador viejo
      Entonces se le avisa que el navegador es viejo:
        | Tu navegador es viejo                                                                                                               |
        | Podés usar el portal, pero algunas pantallas pueden verse desordenadas. Para verlas bien, actualizá el navegador o entrá desde otro. |
        | Seguir igual                                                                                                                        |
      Y ve la pantalla "Ingresá a tu cuenta"

    @GEN-16
    Escenario: Quien sigue igual no lo vuelve a leer en las pantallas que siguen
      Dado que nadie ingresó
      Cuando abre "el ingreso" en un navegador viejo
      Y sigue con su navegador viejo
      Y ingresa el DNI "28456123"
      Entonces no se le avisa que el navegador es viejo

    @GEN-16
    Escenario: En un navegador que alcanza no se avisa nada
      Dado que nadie ingresó
      Cuando abre "el ingreso" en un celular
      Entonces no se le avisa que el navegador es viejo

  Regla: Una pantalla que se rompe lo dice, y se puede seguir

    @SES-16
    Escenario: Se dice que nada se perdió, con el código para la atención
      Dado que nadie ingresó
      Y que la pantalla para instalar la app se rompe
      Cuando abre "instalar la app"
      Entonces la pantalla dice:
        | Esta pantalla no se pudo mostrar                                          |
        | No perdiste nada de lo que ya hiciste. Volvé a cargarla o andá al inicio. |
        | Si nos escribís, pasanos este código: PANTALLA                            |
        | Volver a cargar                                                           |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @SES-16
    Escenario: Cargada otra vez, se muestra
      Dado que nadie ingresó
      Y que la pantalla para instalar la app se rompe
      Cuando abre "instalar la app"
      Y la pantalla para instalar la app vuelve a andar
      Y toca "Volver a cargar"
      Entonces ve la pantalla "Llevá el portal en tu celular"

    @SES-16 @GEN-16
    Escenario: Si no llegó porque se cortó internet, lo dice como tal
      Dado que nadie ingresó
      Y que la pantalla para instalar la app no llega porque se cortó internet
      Cuando abre "instalar la app"
      Entonces la pantalla dice:
        | La pantalla no llegó                                                                       |
        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.                    |
        | No perdiste nada de lo que ya hiciste: la pantalla aparece sola cuando vuelve la conexión. |
        | Probar de nuevo                                                                            |

    @SES-16 @GEN-16
    Esquema del escenario: Y aparece cuando <qué pasa>
      Dado que nadie ingresó
      Y que la pantalla para instalar la app no llega porque se cortó internet
      Cuando abre "instalar la app"
      Y la pantalla para instalar la app vuelve a andar
      Y <qué pasa>
      Entonces ve la pantalla "Llevá el portal en tu celular"

      Ejemplos:
        | qué pasa                          |
        | toca "Probar de nuevo"            |
        | el celular vuelve a tener internet |

    @SES-16
    Escenario: Si salió una versión nueva, se ofrece cargarla
      Dado que nadie ingresó
      Y que otra versión ocupó el lugar de la pantalla para instalar la app
      Cuando abre "instalar la app"
      Entonces la pantalla dice:
        | Hay una versión nueva del portal |
        | Cargala para seguir desde acá.   |
        | Cargar la versión nueva          |
