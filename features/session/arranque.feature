# language: es
Característica: El arranque del portal

  Regla: Sin saber cómo está la cuenta no se adivina

    @SES-19
    Escenario: La situación de la cuenta no llega
      Dado que Marta ingresó y está en "la cuponera"
      Y que la consulta de "la situación de la cuenta" no llega
      Cuando abre el portal
      Entonces ve la pantalla "No pudimos cargar tus datos"
      Y la pantalla explica "No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo."

    @SES-19 @camino
    Escenario: Probar de nuevo trae la pantalla que se quería
      Dado que Marta ingresó y está en "la cuponera"
      Y que la consulta de "la situación de la cuenta" no llega
      Cuando abre el portal
      Y prueba de nuevo
      Entonces ve la pantalla "Cuponera de pago"

  Regla: El portal recuerda de dónde viene el pedido

    @SES-04
    Escenario: Un pedido de afuera queda anotado
      Dado que nadie ingresó
      Cuando abre "/validacion-dni?externalRequest=true"
      Entonces en el dispositivo queda "externalRequest"

    @SES-04
    Escenario: Sin ese pedido no se anota nada
      Dado que nadie ingresó
      Cuando abre "/validacion-dni?externalRequest=false"
      Entonces en el dispositivo ya no queda "externalRequest"

  Regla: De las visitas se cuenta la pantalla, nunca la persona

    @SES-05
    Escenario: Ni números ni consultas salen del portal
      Dado que Marta ingresó
      Cuando abre "/mis-prestamos/p-6b1f0c92?telefono=1145678901"
      Entonces se cuentan estas visitas:
        | /inicio                |
        | /mis-prestamos/:idLoan |

    @SES-05
    Escenario: Cada paso del ingreso es una visita
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Y vuelve atrás
      Entonces se cuentan estas visitas:
        | /validacion-dni     |
        | /iniciar-sesion     |
        | /validacion-celular |
        | /iniciar-sesion     |

    @SES-05
    Escenario: Otra consulta en la misma pantalla no es otra visita
      Dado que nadie ingresó
      Cuando abre "la presentación"
      Y sigue con la presentación
      Entonces se cuentan estas visitas:
        | /validacion-dni |
        | /intro          |

    @SES-05
    Escenario: Por donde sólo se pasa no se cuenta
      Dado que Marta ingresó
      Cuando abre "/no-existe"
      Entonces se cuentan estas visitas:
        | /inicio |
        | /inicio |

  Regla: La vidriera de componentes se abre sólo donde está habilitada

    @SES-14
    Escenario: Donde está habilitada se abre
      Dado que la vidriera de componentes está habilitada
      Cuando abre "/wiki"
      Entonces está en "/wiki"

    @SES-14
    Escenario: Muestra cada pieza en sus estados
      Dado que la vidriera de componentes está habilitada
      Cuando abre "/wiki"
      Entonces mientras tanto la pantalla dice:
        | Provincia (*)                        |
        | Elegí una opción                     |
        | 11 de 12 cuotas pagas                |
        | No tenés tarjetas                    |
        | No lo pagues de nuevo hasta saberlo. |
        | Mostramos 4 de 14                    |
        | Un resumen que queda al lado         |

    @SES-14
    Escenario: Donde no está habilitada lleva al ingreso
      Dado que la vidriera de componentes no está habilitada
      Cuando abre "/wiki"
      Entonces llega a "el ingreso"

  Regla: Antes de ingresar están los enlaces de la empresa

    @HOM-14
    Esquema del escenario: El arrepentimiento y el contacto no piden ingresar
      Dado que nadie ingresó
      Cuando abre "<pantalla>"
      Entonces al pie de la página están:
        | Botón de arrepentimiento | /arrepentimiento                    |
        | Botón de baja            | /baja                               |
        | Contacto                 | https://www.example.com.ar/contacto |

      Ejemplos:
        | pantalla      |
        | el ingreso    |
        | no es cliente |

    @HOM-14
    Escenario: La barra pública
      Dado que nadie ingresó
      Cuando abre "el ingreso"
      Entonces los enlaces de la empresa son:
        | La empresa    |
        | Dónde comprar |
        | Quiénes somos |
        | Blog          |
        | Ayuda         |
