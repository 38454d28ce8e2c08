# language: es
Característica: Lo que dicen las pantallas de antes y de después del ingreso

  Regla: La llegada al portal cuenta qué es

    @ACC-23
    Escenario: La portada
      Dado que nadie ingresó
      Cuando abre "/splash"
      Entonces mientras tanto la pantalla dice:
        | Luma Créditos          |
        | Tus préstamos, a mano. |

    @HOM-14
    Escenario: El nombre de la empresa lleva al ingreso, y a quien ya ingresó a su inicio
      Dado que Marta ingresó
      Cuando abre "/instalar-app"
      Y toca "Luma Créditos"
      Entonces llega a "el inicio"

    @ACC-24
    Esquema del escenario: La presentación en su paso <paso>
      Dado que nadie ingresó
      Cuando abre "/intro?paso=<paso>"
      Entonces la pantalla dice:
        | <título>         |
        | <texto>          |
        | Paso <paso> de 3 |
        | <seguir>         |

      Ejemplos:
        | paso | título                    | texto                                                                            | seguir    |
        | 1    | Mirá lo que debés         | Cuánto debés, cuándo vence cada cuota y cuáles ya pagaste, en un solo lugar.     | Siguiente |
        | 2    | Pagá como te quede cómodo | Con tarjeta de débito, transferencia, QR o en efectivo, sin hacer filas.         | Siguiente |
        | 3    | Terminá y quedá libre | Con tu libre deuda, tus comprobantes y tus facturas, cuando los necesites. | Empezar   |

    @ACC-25
    Escenario: Instalarlo en el celular
      Dado que nadie ingresó
      Cuando abre "instalar la app"
      Entonces la pantalla dice:
        | Llevá el portal en tu celular                                        |
        | Instalalo y abrilo desde la pantalla de inicio, como cualquier app.  |
        | Cómo instalarlo                                                      |
        | Continuar en el navegador                                            |
      Y la pestaña se llama "Llevá el portal en tu celular · Luma Créditos"

    @ACC-25
    Escenario: Instalarlo desde una computadora
      Dado que nadie ingresó
      Cuando abre "/instalar-app" en una computadora
      Entonces la pantalla dice:
        | Llevá el portal en tu celular                                                        |
        | Escaneá el código con la cámara de tu celular para abrirlo e instalarlo ahí.         |
        | O escribí esta dirección en tu celular: https://portal.invalid/instalar-app           |
        | Continuar en el navegador                                                            |

  Regla: La huella se explica antes de activarla

    @ACC-27
    Escenario: Lo que se ofrece
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando abre "el desbloqueo"
      Entonces la pantalla dice:
        | Ingresá más rápido la próxima vez                                                       |
        | Con la huella, el rostro o el código de este dispositivo, sin escribir tu contraseña.   |
        | Tu huella y tu rostro no salen de este dispositivo: nosotros no los recibimos.          |
        | Tu contraseña sigue sirviendo como siempre.                                             |
        | Podés desactivarlo cuando quieras desde Mis datos.                                      |
        | Activar huella o rostro                                                                 |
        | No volver a preguntarme en este dispositivo                                             |
        | Ahora no                                                                                |
      Y la pantalla no dice:
        | Ya ingresás con huella o rostro en otro dispositivo. Podés sumar este. |

    @ACC-27
    Escenario: Mientras no se sabe si el dispositivo puede
      Dado que Marta ingresó
      Y que su dispositivo tarda en decir si tiene lector de huella
      Cuando abre "el desbloqueo"
      Entonces mientras tanto ve la pantalla "Ingresá más rápido la próxima vez"
      Y mientras tanto la pantalla dice:
        | Con la huella, el rostro o el código de este dispositivo, sin escribir tu contraseña. |

    @ACC-27 @camino
    Escenario: Donde el dispositivo no puede
      Dado que Marta ingresó y está en "el desbloqueo"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Acá no se puede usar huella ni rostro                                                    |
        | Para activarlo, configurá primero el bloqueo de pantalla de tu dispositivo o entrá desde tu celular. |
        | Ir al inicio                                                                                         |

    @ACC-27
    Escenario: Quien no puede sigue al inicio
      Dado que Marta ingresó y está en "el desbloqueo"
      Cuando toca "Ir al inicio"
      Entonces llega a "el inicio"

    @ACC-27
    Escenario: Quien ya la activó en otro dispositivo lo lee
      Dado que Nicolás ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando abre "el desbloqueo"
      Entonces la pantalla dice:
        | Ya ingresás con huella o rostro en otro dispositivo. Podés sumar este. |
