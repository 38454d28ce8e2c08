# language: es
Característica: La llegada al inicio
  Antes del inicio va lo que falta para usarlo bien, y desde el inicio se llega a todo.

  Regla: Primero lo que falta

    @HOM-08
    Escenario: Sin contraseña se pide crear una
      Dado que Bruno ingresó
      Cuando abre el portal
      Entonces llega a "la clave nueva"

    @HOM-08
    Escenario: La contraseña va antes que la huella y que los avisos
      Dado que Bruno está por ingresar
      Y que su dispositivo tiene lector de huella
      Y que su dispositivo puede recibir avisos
      Cuando ingresa el DNI "38214690"
      Y ingresa el código que le llegó
      Entonces llega a "la clave nueva"

    @HOM-08
    Escenario: Con lector de huella se ofrece activarla
      Dado que Marta está por ingresar
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "el desbloqueo"

    @HOM-08
    Escenario: A quien ingresa con un dispositivo que puede, se le ofrecen los avisos
      Dado que Marta está por ingresar
      Y que su dispositivo puede recibir avisos
      Cuando ingresa el DNI "28456123"
      Y manda la contraseña "cuota2026"
      Entonces llega a "los avisos"

    @HOM-08 @HOM-18
    Escenario: Detrás de la huella, los avisos esperan a otra visita
      Dado que Marta está por ingresar
      Y que su dispositivo tiene lector de huella
      Y que su dispositivo puede recibir avisos
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Y deja la huella para después
      Y va a sus préstamos y vuelve al inicio
      Entonces la saluda "Hola, Marta"

    @HOM-08
    Escenario: Donde el prestamista espera al primer pago, no se ofrecen antes
      Dado que el prestamista ofrece los avisos después del primer pago
      Y que Marta está por ingresar
      Y que su dispositivo puede recibir avisos
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces la saluda "Hola, Marta"

    @HOM-08
    Escenario: Donde el prestamista espera al primer pago, se ofrecen después
      Dado que el prestamista ofrece los avisos después del primer pago
      Y que Marta está por ingresar
      Y que su dispositivo puede recibir avisos
      Cuando Marta ingresa y paga el préstamo "40128753" con su tarjeta guardada
      Y abre "el inicio"
      Entonces llega a "los avisos"

    @HOM-08
    Escenario: Un pago que se rechazó no es el primero
      Dado que el prestamista ofrece los avisos después del primer pago
      Y que Marta está por ingresar
      Y que el banco rechaza su tarjeta sin decir por qué
      Y que su dispositivo puede recibir avisos
      Cuando Marta ingresa y paga el préstamo "40128753" con su tarjeta guardada
      Y abre "el inicio"
      Entonces la saluda "Hola, Marta"

    @HOM-08 @ACC-27
    Escenario: A quien no quiere que se le pregunte no se le pregunta
      Dado que Marta está por ingresar
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Y pide que no se le vuelva a preguntar por la huella
      Y abre "el inicio"
      Entonces llega a "el inicio"

    @HOM-08 @ACC-27
    Esquema del escenario: En otra pestaña, quien <decide> llega a <pantalla>
      Dado que Marta está por ingresar
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Y <decide>
      Entonces el inicio, en otra pestaña, lleva a "<pantalla>"

      Ejemplos:
        | decide                                             | pantalla      |
        | deja la huella para después                        | el inicio     |
        | pide que no se le vuelva a preguntar por la huella | el inicio     |

    @HOM-08
    Escenario: A quien ya activó su huella no se le ofrece de nuevo
      Dado que Marta está por ingresar
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Y activa su huella
      Y abre "el inicio"
      Entonces llega a "el inicio"

    @HOM-08
    Escenario: Mientras no se sabe si ya la activó, el inicio espera hasta dos segundos
      Dado que Marta está por ingresar
      Y que la consulta de "la huella que activó" no vuelve
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "28456123"
      Y manda la contraseña "cuota2026"
      Y pasan 1 segundos
      Entonces mientras tanto la pantalla dice:
        | Cargando tu inicio |

    @HOM-08
    Escenario: A los dos segundos se ve el inicio, sin ofrecerla
      Dado que Marta está por ingresar
      Y que la consulta de "la huella que activó" no vuelve
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "28456123"
      Y manda la contraseña "cuota2026"
      Y pasan 2 segundos
      Entonces la saluda "Hola, Marta"

    @HOM-08 @ACC-29
    Escenario: A quien dejó los avisos para más tarde no se le ofrecen de nuevo
      Dado que el prestamista ofrece los avisos después del primer pago
      Y que Marta está por ingresar
      Y que su dispositivo puede recibir avisos
      Cuando Marta ingresa y paga el préstamo "40128753" con su tarjeta guardada
      Y deja los avisos para más tarde
      Y abre "el inicio"
      Entonces llega a "el inicio"

    @HOM-08 @ACC-29
    Escenario: A quien ya recibe los avisos no se le ofrecen de nuevo
      Dado que el prestamista ofrece los avisos después del primer pago
      Y que Marta está por ingresar
      Y que su dispositivo puede recibir avisos
      Cuando Marta ingresa y paga el préstamo "40128753" con su tarjeta guardada
      Y activa los avisos en su dispositivo
      Y abre "el inicio"
      Entonces llega a "el inicio"

    @ACC-29
    Escenario: Lo que Marta dejó para más tarde se le ofrece a Raúl en el mismo dispositivo
      Dado que Marta ingresó
      Cuando deja los avisos para más tarde
      Y Marta cierra la sesión
      Y abre "el ingreso"
      Y ingresa el DNI "24318907"
      Y manda la contraseña "cuota2026"
      Entonces llega a "los avisos"

    @HOM-08
    Escenario: Lo que dejó para después en otro dispositivo no se ofrece en este
      Dado que Marta está por ingresar
      Y que dejó para después la huella y los avisos en otro dispositivo
      Y que su dispositivo tiene lector de huella
      Y que su dispositivo puede recibir avisos
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "el inicio"

    @HOM-08 @HOM-02
    Escenario: Quien no tiene contraseña y está en gestión legal ve el aviso legal
      Dado que Bruno ingresó
      Y que el prestamista dice de su gestión legal "PENDING_ASSIGNMENT"
      Cuando abre el portal
      Entonces ve la pantalla "Tu deuda está en gestión legal"

    @HOM-08
    Escenario: Con todo en orden se ve el inicio
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces llega a "el inicio"

    @HOM-08 @HOM-02
    Escenario: El aviso legal va antes que todo
      Dado que Silvia está por ingresar
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "22870316"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "el inicio"
      Y ve la pantalla "Tu deuda está en gestión legal"

  Regla: Entre el ingreso y el inicio hay una cosa a lo sumo

    @HOM-18 @HOM-08 @camino
    Escenario: Después de la huella viene el inicio, sin nada encima
      Dado que Sofía está por ingresar
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "39871206"
      Y ingresa la contraseña "cuota2026"
      Y deja la huella para después
      Entonces no se abre ningún cuadro
      Y la saluda "Hola, Sofía"

    @HOM-18 @HOM-12
    Escenario: Lo que esperó se ve en otra visita
      Dado que Sofía está por ingresar
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "39871206"
      Y ingresa la contraseña "cuota2026"
      Y deja la huella para después
      Y recarga la página
      Entonces se abre el cuadro "Ahorrá un 18 % cancelando tu préstamo"

    @HOM-18
    Escenario: Tampoco se abre nada encima al volver al inicio
      Dado que Sofía está por ingresar
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "39871206"
      Y ingresa la contraseña "cuota2026"
      Y deja la huella para después
      Y va a sus préstamos y vuelve al inicio
      Entonces no se abre ningún cuadro

    @HOM-18
    Escenario: Quien sale y vuelve a ingresar empieza otra visita
      Dado que Diego ingresó
      Y que también tiene una novedad y un beneficio
      Cuando deja el beneficio para otro día
      Y Diego sale y vuelve a ingresar
      Entonces se abre el cuadro "Llegó la línea de crédito"

    @HOM-18
    Escenario: El aviso legal no deja lugar a nada más
      Dado que Silvia está por ingresar
      Y que su dispositivo puede recibir avisos
      Cuando ingresa el DNI "22870316"
      Y ingresa la contraseña "cuota2026"
      Entonces ve la pantalla "Tu deuda está en gestión legal"
      Y no se abre ningún cuadro

  Regla: Todo está a mano

    @HOM-16
    Escenario: Las otras gestiones
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces las otras gestiones son:
        | Enviar un comprobante    |
        | Hacer un reclamo         |
        | Contarnos tu experiencia |

    @SES-09 @SES-12 @MOV-03
    Escenario: A Elena, sin préstamos, no se le ofrece enviar un comprobante
      Dado que Elena ingresó
      Cuando abre el portal
      Entonces de las otras gestiones no puede:
        | Enviar un comprobante Esta parte es para quienes están pagando un préstamo. |

    @SES-09 @MOV-03
    Escenario: A Marta se le ofrecen todas
      Dado que Marta ingresó
      Cuando abre el portal
      Entonces de las otras gestiones no hay ninguna cerrada

    @HOM-16
    Esquema del escenario: Cada gestión lleva a lo suyo
      Dado que Marta ingresó
      Cuando quiere <gestión>
      Entonces llega a "<destino>"

      Ejemplos:
        | gestión               | destino             |
        | enviar un comprobante | /enviar-comprobante |
        | hacer un reclamo      | /consultas          |
        | contar su experiencia | /encuesta           |

    @HOM-16
    Escenario: La cancelación anticipada se pide desde el préstamo
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Cuando pide cancelar el préstamo antes de tiempo
      Entonces llega a "/cancelacion-anticipada?idLoan=p-6b1f0c92"
