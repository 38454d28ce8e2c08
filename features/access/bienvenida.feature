# language: es
Característica: Llegar al portal por primera vez

  Antecedentes:
    Dado que nadie ingresó

  Regla: La portada dura un momento

    @ACC-23
    Escenario: La portada dice de quién es el portal y se queda un momento
      Cuando abre "/splash" en un celular
      Y pasan 1 segundos
      Entonces está en "/splash"
      Y ve la pantalla "Luma Créditos"

    @ACC-23
    Escenario: De la portada se sale sin poder volver a ella
      Cuando abre "/splash" en un celular
      Y pasan 2 segundos
      Y vuelve atrás
      Entonces llega a "el ingreso"

    @ACC-23
    Esquema del escenario: De la portada se sigue según el dispositivo
      Cuando abre "/splash" en <dispositivo>
      Y pasan 2 segundos
      Entonces llega a "<destino>"

      Ejemplos:
        | dispositivo      | destino         |
        | un celular       | instalar la app |
        | la app instalada | la presentación |
        | una computadora  | la presentación |

    @ACC-23 @ACC-24
    Escenario: Quien ya vio la presentación llega de la portada a ingresar
      Cuando abre "la presentación"
      Y salta la presentación
      Y abre "/splash" en una computadora
      Y pasan 2 segundos
      Entonces llega a "/mi-cuenta"

    @ACC-23
    Esquema del escenario: La primera visita de un celular a "<dirección>" empieza por la portada
      Cuando abre "<dirección>" en un celular
      Entonces llega a "/splash"

      Ejemplos:
        | dirección  |
        | /mi-cuenta |
        | /          |

    @ACC-23
    Escenario: La segunda visita va derecho a ingresar
      Cuando abre "/mi-cuenta" en un celular
      Y abre "/mi-cuenta" en un celular
      Entonces llega a "/mi-cuenta"

    @ACC-23 @ACC-24
    Escenario: Quien ya vio la presentación también
      Cuando abre "la presentación"
      Y salta la presentación
      Y abre "/mi-cuenta" en un celular
      Entonces llega a "/mi-cuenta"

    @ACC-23
    Esquema del escenario: <dispositivo> va a "<dirección>" sin portada
      Cuando abre "<dirección>" en <dispositivo>
      Entonces llega a "<dirección>"

      Ejemplos:
        | dispositivo     | dirección                  |
        | una computadora | /mi-cuenta                 |
        | un celular      | /validacion-dni            |
        | un celular      | /mi-cuenta?autologin=error |

  Regla: La presentación se ve una sola vez

    @ACC-24
    Escenario: Son tres pasos y después se ingresa
      Cuando abre "la presentación"
      Y sigue con la presentación
      Y sigue con la presentación
      Y sigue con la presentación
      Entonces llega a "/mi-cuenta"
      Y en el dispositivo queda "introSeen"

    @ACC-24
    Escenario: Recargar deja en el mismo paso
      Cuando abre "la presentación"
      Y sigue con la presentación
      Y recarga la página
      Entonces ve la pantalla "Pagá como te quede cómodo"

    @ACC-24
    Escenario: Un paso que no existe es el primero
      Cuando abre "/intro?paso=9"
      Entonces ve la pantalla "Mirá lo que debés"

    @ACC-24
    Escenario: La segunda vez se pasa de largo
      Cuando abre "la presentación"
      Y salta la presentación
      Y abre "la presentación"
      Entonces llega a "/mi-cuenta"

  Regla: El portal se puede instalar

    @ACC-25
    Escenario: En una computadora se escanea un código
      Cuando abre "/instalar-app" en una computadora
      Entonces para instalarlo escanea "Código QR con la dirección del portal"
      Y el código lleva a "/instalar-app"
      Y para seguir puede:
        | seguir en el navegador |

    @ACC-25
    Escenario: En una computadora, si el código no se puede dibujar, queda la dirección
      Dado que ningún código QR se puede dibujar
      Cuando abre "/instalar-app" en una computadora
      Entonces la pantalla dice:
        | No pudimos dibujar el código para abrirlo desde tu celular. |

    @ACC-25 @ACC-24
    Escenario: Desde la computadora también se sigue en el navegador
      Cuando abre "/instalar-app" en una computadora
      Y sigue en el navegador
      Entonces llega a "la presentación"

    @ACC-25
    Escenario: Instalado, se abre en una pestaña suya
      Cuando abre "instalar la app"
      Y el navegador ofrece instalar el portal
      Y instala el portal
      Y la instalación termina
      Entonces la pantalla lleva a:
        | Abrir la app (se abre en otra pestaña) | https://portal.invalid/instalar-app |

    @ACC-25
    Escenario: En un celular que no lo ofrece se explica cómo hacerlo a mano
      Cuando abre "instalar la app"
      Entonces para seguir puede:
        | seguir en el navegador |
      Y de la instalación no lee nada
      Y para instalarlo a mano lee:
        | En iPhone o iPad: tocá Compartir y después «Agregar a inicio».                                             |
        | En otros celulares: abrí el menú del navegador y tocá «Instalar app» o «Agregar a la pantalla principal». |

    @ACC-25
    Escenario: En uno que lo ofrece se instala de un toque
      Cuando abre "instalar la app"
      Y el navegador ofrece instalar el portal
      Entonces para seguir puede:
        | instalar el portal     |
        | seguir en el navegador |

    @ACC-25
    Escenario: Una instalación que no termina deja de esperarse al minuto
      Cuando abre "instalar la app"
      Y el navegador ofrece instalar el portal
      Y instala el portal
      Y pasan 60 segundos
      Entonces de la instalación no lee nada

    @ACC-25
    Escenario: Quien ya lo tiene instalado pasa de largo
      Cuando abre "instalar la app" en la app instalada
      Entonces llega a "la presentación"

    @ACC-25
    Escenario: Mientras se instala lo dice
      Cuando abre "instalar la app"
      Y el navegador ofrece instalar el portal
      Y instala el portal
      Entonces de la instalación lee "Instalando. Puede tardar unos segundos."

    @ACC-25
    Escenario: Una vez instalado se puede abrir
      Cuando abre "instalar la app"
      Y el navegador ofrece instalar el portal
      Y instala el portal
      Y la instalación termina
      Entonces de la instalación lee "Listo, ya está instalado También lo vas a encontrar en la pantalla de inicio de tu celular."
      Y para seguir puede:
        | abrir la app           |
        | seguir en el navegador |

    @ACC-25
    Escenario: Hasta los 4 segundos se lee que terminó
      Cuando abre "instalar la app"
      Y el navegador ofrece instalar el portal
      Y instala el portal
      Y la instalación termina
      Y pasan 3 segundos
      Entonces de la instalación lee "Listo, ya está instalado También lo vas a encontrar en la pantalla de inicio de tu celular."

    @ACC-25
    Escenario: A los 4 segundos la instalación queda atrás
      Cuando abre "instalar la app"
      Y el navegador ofrece instalar el portal
      Y instala el portal
      Y la instalación termina
      Y pasan 4 segundos
      Entonces de la instalación no lee nada
      Y para seguir puede:
        | abrir la app           |
        | seguir en el navegador |

    @ACC-25
    Escenario: Quien dice que no puede seguir igual
      Cuando abre "instalar la app"
      Y el navegador ofrece instalar el portal, y ella no quiere
      Entonces de la instalación no lee nada
      Y para seguir puede:
        | seguir en el navegador |

    @ACC-24 @ACC-25 @camino
    Escenario: Seguir en el navegador lleva a la presentación
      Cuando abre "instalar la app"
      Y sigue en el navegador
      Entonces llega a "la presentación"

    @GEN-09 @solo-navegador
    Escenario: El navegador encuentra lo que necesita para instalarlo
      Cuando abre el portal
      Entonces el navegador encuentra para instalar:
        | Portal de clientes |
        | standalone         |
        | 192x192 any        |
        | 512x512 any        |
        | 512x512 maskable   |

    @ACC-35
    Esquema del escenario: El ingreso con contraseña dice si fue desde <lugar>
      Cuando abre "/validacion-dni" en <dispositivo>
      Y ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces la empresa sabe que el ingreso de "27284561231" fue desde "<lugar>"

      Ejemplos:
        | dispositivo      | lugar        |
        | un celular       | el navegador |
        | la app instalada | la app       |

    @ACC-35
    Esquema del escenario: El ingreso con código también lo dice, desde <lugar>
      Cuando abre "/validacion-dni" en <dispositivo>
      Y ingresa el DNI "38214690"
      Y ingresa el código que le llegó
      Entonces la empresa sabe que el ingreso de "20382146906" fue desde "<lugar>"

      Ejemplos:
        | dispositivo      | lugar        |
        | un celular       | el navegador |
        | la app instalada | la app       |

    @ACC-35
    Esquema del escenario: El ingreso con la huella también lo dice, desde <lugar>
      Dado que Marta activó su huella y cerró la sesión
      Cuando abre "/validacion-dni" en <dispositivo>
      Y ingresa el DNI "28456123"
      Y ingresa con su huella
      Entonces la empresa sabe que el ingreso de "27284561231" fue desde "<lugar>"

      Ejemplos:
        | dispositivo      | lugar        |
        | un celular       | el navegador |
        | la app instalada | la app       |
